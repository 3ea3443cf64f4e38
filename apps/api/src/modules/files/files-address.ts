import type { Config } from '../../config.ts';

/** The address below which files are served. */
export function filesAddress(config: Config): string {
  return `${config.apiUrl}/files`;
}
