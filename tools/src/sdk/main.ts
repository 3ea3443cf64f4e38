// `freely-remote`, in the repository of a remote elsewhere: builds it, serves it, releases it.
import { developmentLink } from '../platform/access-links.ts';
import { givenKey } from '../platform/signing-key.ts';
import { sourceState } from '../platform/source-state.ts';
import { runCommand } from '../terminal/command.ts';
import { Misuse } from '../terminal/command-error.ts';
import { appBuild } from '../webpack/base-config.ts';
import { devPort } from '../webpack/dev-ports.ts';
import { releaseRemote } from './release-remote.ts';

const help = `
freely-remote build    the production build of the remote in this folder, in dist/
freely-remote serve    its development server, on the port of remote.json
freely-remote release  uploads dist/, checks it beside everything that is live, makes it active

  --shell URL    of serve: prints a link that makes this deployed site load the remote from here
  --for TIME     of serve: how long the link is good for (8h)
  --reason TEXT  of release: why, for the log
  --dirty        of release: although files differ from the commit; logged
  --force        of release: although the check failed; logged with what failed

  RELEASES_URL   the store of the platform: a folder or s3://…
  PLATFORM_KEY   the team's key: id=private key
  PLATFORM_ROOT_KEYS  the platform's public keys, id=key,…, by which its records are checked
  API_URL        the deployed API, without its base path
`;

await runCommand({
  help,
  options: {
    reason: { type: 'string' },
    dirty: { type: 'boolean' },
    force: { type: 'boolean' },
    shell: { type: 'string' },
    for: { type: 'string' },
  },
  async run({ positionals: [verb], options, untilStopped }) {
    if (verb === 'release') return release(options);
    if (verb === 'serve') return serve(options, untilStopped);
    if (verb !== 'build') throw new Misuse(help.trim());
    const { buildApp } = await import('../webpack/run-app.ts');

    return (await buildApp(process.cwd())) ? 0 : 1;
  },
});

type Options = Readonly<Record<string, string | boolean | undefined>>;

/** Until the process is stopped. */
async function serve(options: Options, untilStopped: () => Promise<void>): Promise<number> {
  const folder = process.cwd();
  const { app } = appBuild(folder, 'development');
  const origin = `http://localhost:${devPort(app, folder)}`;
  const link =
    typeof options.shell === 'string' ? await linkFrom(options.shell, app, origin, options) : null;
  if (link) process.env.FOR_DEPLOYED_SHELL = '1';
  const { serveApp } = await import('../webpack/run-app.ts');
  await serveApp(folder);
  console.log(`${app} is served at ${origin}`);
  if (link) console.log(`Until ${link.until}, open in one browser:\n\n${link.url}\n`);

  await untilStopped();

  return 0;
}

/** Makes a deployed site load the remote from this machine, in one browser. */
function linkFrom(shell: string, unit: string, origin: string, options: Options) {
  const key = givenKey();
  if (!key) throw new Misuse('PLATFORM_KEY must be set: it signs the link.');

  return developmentLink(unit, origin, key, options, shell);
}

async function release(options: Options): Promise<number> {
  const folder = process.cwd();
  await releaseRemote(appBuild(folder, 'production').app, folder, sourceState(['.']), options);

  return 0;
}
