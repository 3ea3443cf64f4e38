import { join } from 'node:path';
import { dataFolder } from '../product/data-folder.ts';
import { describeProduct } from '../product/describe-product.ts';
import { portsFrom, requireFree } from '../product/ports.ts';
import { startServerSide } from '../product/start-server-side.ts';
import { runCommand } from '../terminal/command.ts';
import { devPort, remoteNames } from '../webpack/dev-ports.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

await runCommand({
  help: `
npm run dev

Runs the product with live reload: each remote has its own origin, and the API restarts when
its source changes. Uses the database and mails of npm start, so stop that one first.

  SHELL_PORT         4200   the site          PUBLIC_PORT   4201
  API_PORT           8090   the API           BOOKING_PORT  4202
  PRACTITIONER_PORT  4203                     ADMIN_PORT    4204

Every other setting: deploy/environment.md
`,
  run: async ({ onEnd, stopped }) => {
    const started = Date.now();
    const remotes = remoteNames.map((name) => ({ name, port: devPort(name) }));
    await requireFree(
      Object.fromEntries(remotes.map(({ name, port }) => [`the port of ${name}`, port])),
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
    await Promise.all([
      ...remotes.map(({ name, port }) => serve(name, `http://localhost:${port}/remoteEntry.js`)),
      serve('shell', `${product.urls.shell}/config.json`),
    ]);
    console.log(describeProduct(product, Date.now() - started));

    const ended = await Promise.race([product.exited(), stopped]);
    if (ended) throw new Error(ended);
    return 0;
  },
});
