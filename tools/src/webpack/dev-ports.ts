import type { ReleaseFrame } from '@freely/federation/frame';
import { readRemoteFile, readRemoteFileIn, remotesIn } from './remote-file.ts';
import { readFrame } from './remote-frame.ts';
import { repositoryRoot } from './workspace.ts';

/** The names of the remotes, each a folder of `apps/` with a `remote.json`. */
export const remoteNames = remotesIn();

const SHELL_PORT = 4200;

/** The port of `npm run dev` (D2): from `BOOKING_PORT` and the like, else from `remote.json`. */
export function devPort(app: string, folder = `${repositoryRoot}apps/${app}`): number {
  const given = process.env[portVariable(app)];

  return Number(given || (app === 'shell' ? SHELL_PORT : readRemoteFileIn(folder).port));
}

/** The environment variable for the port of an app: `BOOKING_PORT` for `mfe-booking`. */
export function portVariable(app: string): string {
  return `${app.replace(/^mfe-/, '').replaceAll('-', '_').toUpperCase()}_PORT`;
}

export interface DevRemote {
  readonly url: string;
  readonly paths: readonly string[];
  readonly frame: ReleaseFrame;
}

/** Each remote in `npm run dev`, as it is now: its server, its paths, and what it adds to every page. */
export function devRemotes(): Record<string, DevRemote> {
  return Object.fromEntries(
    remotesIn().map((name) => [
      name,
      {
        url: `http://localhost:${devPort(name)}/`,
        paths: readRemoteFile(name).paths,
        frame: readFrame(`${repositoryRoot}apps/${name}`),
      },
    ]),
  );
}
