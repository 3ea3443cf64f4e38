import { dataFolder } from '../product/data-folder.ts';
import { describeProduct } from '../product/describe-product.ts';
import { portsFrom } from '../product/ports.ts';
import { startProduct } from '../product/start-product.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `
npm start

Builds everything for production and serves it on this machine: database, payment
sandbox, mail inbox, API with its worker, shell and remotes. It loads a demo market
into an empty database, except when NODE_ENV=production. Ctrl-C stops everything.

Data, mails, releases and logs are in .freely/ (or DATA_DIR); delete it to start afresh.

  SHELL_PORT   4200   the site          STRIPE_PORT  4242   payment sandbox
  API_PORT     8090   the API           INBOX_PORT   8025   mail inbox
  DATABASE_URL        a PostgreSQL of your own instead of the embedded one
  SMTP_PORT    1025   SMTP of the mail inbox

Every other setting: deploy/environment.md
`,
  run: async ({ onEnd, untilStopped }) => {
    const started = Date.now();
    const product = await startProduct({
      ports: portsFrom(process.env),
      folder: dataFolder(),
      log: (line) => console.log(`  ${line}`),
      onEnd,
    });
    console.log(describeProduct(product, Date.now() - started));

    const ended = await Promise.race([product.exited(), untilStopped()]);
    if (ended) throw new Error(ended);
    return 0;
  },
});
