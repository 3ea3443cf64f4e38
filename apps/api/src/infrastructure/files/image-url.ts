import type { Config } from '../../config.ts';

/** Earlier releases stored the API's whole URL of that day; a backfill shortens it. */
const formerBase = /^https?:.*(?=\/files\/)/;

/** What is stored of an image: where the API serves it, whatever the API's own address is. */
export const imagePath = (name: string): string => `/files/${name}`;

/** The URL of a stored image, at the API's present address. */
export function imageUrl(config: Pick<Config, 'apiUrl'>, path: string): string;
export function imageUrl(config: Pick<Config, 'apiUrl'>, path: string | null): string | null;
export function imageUrl({ apiUrl }: Pick<Config, 'apiUrl'>, path: string | null): string | null {
  return path && `${apiUrl}${path.replace(formerBase, '')}`;
}
