#!/usr/bin/env node
// `freely-remote`, in the repository of a remote elsewhere: builds it, serves it, releases it.
import { buildRelease } from '../platform/build-release.ts';
import { problemLines } from '../platform/check/problem.ts';
import { checkCandidate } from '../platform/check-candidate.ts';
import { openPlatform } from '../platform/platform-context.ts';
import { publish } from '../platform/publish.ts';
import { sourceState } from '../platform/source-state.ts';
import { runCommand } from '../terminal/command.ts';
import { appBuild } from '../webpack/base-config.ts';

const help = `
freely-remote build    the production build of the remote in this folder, in dist/
freely-remote serve    its development server, on the port of remote.json
freely-remote release  uploads dist/, checks it beside everything that is live, makes it active

  --reason TEXT  why, for the log
  --dirty        although files differ from the commit
  --force        although the check failed; logged

  RELEASES_URL   the store of the platform: a folder or s3://…
  PLATFORM_KEY   the team's key: id=private key
  API_URL        the deployed API, without its base path
`;

await runCommand({
  help,
  options: {
    reason: { type: 'string' },
    dirty: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  async run({ positionals: [verb], options }) {
    if (verb === 'release') return release(options);
    if (verb !== 'build' && verb !== 'serve') throw new Error(help.trim());
    const { buildApp, serveApp } = await import('../webpack/run-app.ts');
    if (verb === 'build') return (await buildApp(process.cwd())) ? 0 : 1;
    await serveApp(process.cwd());

    return new Promise<number>(() => {});
  },
});

type Options = Readonly<Record<string, string | boolean | undefined>>;

async function release({ reason, dirty, force }: Options): Promise<number> {
  const folder = process.cwd();
  const unit = appBuild(folder, 'production').app;
  const source = sourceState(['.']);
  if (source.isDirty && !dirty) {
    throw new Error('Files differ from the commit. Commit them, or release them with --dirty.');
  }
  if (!process.env.API_URL) throw new Error('API_URL must be set: the deployed API is asked.');
  const context = openPlatform();
  const pointer = await buildRelease(unit, context.store, source, folder);
  const apiUrl = `${process.env.API_URL.replace(/\/$/, '')}/api/v1.0`;
  const checked = await checkCandidate(context, unit, pointer, apiUrl);
  const lines = problemLines(checked).join('\n');
  if (checked.problems.length > 0 && !force) {
    throw new Error(`${unit} ${pointer.version} was not released:\n${lines}`);
  }
  if (lines) console.log(lines);
  await publish(context, unit, pointer, {
    verb: force ? 'release --force' : 'release',
    reason: typeof reason === 'string' ? reason : 'A release',
    commit: source.commit,
  });
  console.log(`${unit} ${pointer.version} is active`);

  return 0;
}
