import { parseIntoClientConfig } from 'pg-connection-string';

/** Called for each new connection: a password that was changed needs no restart. */
export type ReadPassword = () => string;

/** How a pool connects. With `readPassword`, the URL's own password does not count. */
export function connectionOf(url: string, readPassword?: ReadPassword | undefined) {
  return readPassword
    ? { ...parseIntoClientConfig(url), password: readPassword }
    : { connectionString: url };
}
