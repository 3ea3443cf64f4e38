import { join } from 'node:path';
import { openPlatform } from '../platform/platform-context.ts';
import { grantServerKeys } from '../platform/server-keys.ts';
import { dataFolder } from '../product/data-folder.ts';
import { describeProduct } from '../product/describe-product.ts';
import { devAgainstShell } from '../product/dev-against-shell.ts';
import { portsFrom, requireFree } from '../product/ports.ts';
import { startServerSide } from '../product/start-server-side.ts';
import { runCommand } from '../terminal/command.ts';
import { devPort, portVariable } from '../webpack/dev-ports.ts';
import { remotesIn } from '../webpack/remote-file.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

await runCommand({
  help: `
npm run dev [-- <remote> --shell URL]

Runs the product with live reload: each remote has its own origin, and the API restarts when
its source changes. A remote that is added meanwhile is served too. Uses the database and mails
of npm start, so stop that one first.

  SHELL_PORT  4200   the site
  API_PORT    8090   the API
${remotePorts()}

With --shell, serves one remote for a deployed site, and prints a link that makes its shell load
the remote from this machine, in one browser. The site has to allow it: npm run platform --
development on.

  --shell URL     the deployed site
  --for TIME      how long the link is good for (8h)
  --person EMAIL  only for this account
  PLATFORM_KEY    a key that may show the remote

Every other setting: deploy/environment.md
`,
  options: {
    shell: { type: 'string' },
    for: { type: 'string' },
    person: { type: 'string' },
  },
  run: async ({ positionals: [remote = ''], options, onEnd, untilStopped }) => {
    if (typeof options.shell === 'string') {
      onEnd(await devAgainstShell(remote, options.shell, options));
      await untilStopped();
      return 0;
    }
    const started = Date.now();
    const remotes = remotesIn();
    await requireFree(
      Object.fromEntries(remotes.map((name) => [`the port of ${name}`, devPort(name)])),
    );
    const product = await startServerSide({
      ports: portsFrom(process.env),
      folder: dataFolder(),
      log: (line) => console.log(`  ${line}`),
      onEnd,
      watch: true,
    });
    const serve = (name: string, health: string) =>
      product.start({
        name,
        args: [join(repositoryRoot, 'tools/src/webpack/run.ts'), 'serve'],
        cwd: join(repositoryRoot, 'apps', name),
        env: product.environment.shared,
        health,
      });
    const serveRemote = (name: string) =>
      serve(name, `http://localhost:${devPort(name)}/remoteEntry.js`);
    await grantServerKeys(openPlatform(dataFolder()), dataFolder());
    await Promise.all([
      ...remotes.map(serveRemote),
      serve('shell', `${product.urls.shell}/config.json`),
    ]);
    console.log(describeProduct(product, Date.now() - started));
    onEnd(followNewRemotes(remotes, serveRemote));

    const ended = await Promise.race([product.exited(), untilStopped()]);
    if (ended) throw new Error(ended);
    return 0;
  },
});

/** Serves each remote that is added to the checkout. The shell's pages list it by themselves. */
function followNewRemotes(
  known: readonly string[],
  serveRemote: (name: string) => Promise<void>,
): () => Promise<void> {
  const served = new Set(known);
  const look = () => {
    for (const name of remotesIn().filter((each) => !served.has(each))) {
      served.add(name);
      serveRemote(name).catch((error: unknown) => console.error(`  ${name}: ${error}`));
    }
  };
  const timer = setInterval(look, 1_000);

  return async () => clearInterval(timer);
}

function remotePorts(): string {
  return remotesIn()
    .map((name) => `  ${portVariable(name).padEnd(18)} ${devPort(name)}   ${name}`)
    .join('\n');
}
