import type { Config } from '../../config.ts';

/** The base URL at which files are served. */
export function publicFilesUrl(config: Config): string {
  return `${config.apiUrl}/files`;
}
