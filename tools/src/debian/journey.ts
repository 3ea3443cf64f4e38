// The main job by browser, as an admin whom `ops` has just made and people who register.
import { join } from 'node:path';
import { readLogs } from '../log-leaks/read-logs.ts';
import { runProgram } from '../processes/run-program.ts';
import { repositoryRoot } from '../webpack/workspace.ts';
import { requireOnlyCheckedOut } from './checkout.ts';
import { databaseUrl, type Market, readMarket, urlsOf } from './market-folder.ts';
import { ops } from './operators.ts';

export async function walkJourney(folder: string, log: (line: string) => void): Promise<void> {
  const market = readMarket(folder);
  const urls = urlsOf(market);
  const email = `ada.${Date.now()}@kind.example`;
  const args = ['admin', 'add', email, '--name', 'Ada', '--reason', 'opens the market'];
  const link = ops(market, args).trim().split('\n').at(-1) ?? '';
  log(`ops has made an admin, ${email}`);
  const startedAt = Date.now();
  const { code, output } = await runProgram(
    join(repositoryRoot, 'node_modules/.bin/playwright'),
    ['test', '-c', 'e2e/production'],
    {
      cwd: repositoryRoot,
      env: {
        SHELL_URL: urls.shell,
        API_URL: urls.api,
        INBOX_URL: urls.inbox,
        DATABASE_URL: databaseUrl(market, market.primary),
        ADMIN_EMAIL: email,
        ADMIN_LINK: link,
        RESULTS_DIR: join(folder, 'journey'),
      },
    },
  );
  if (code !== 0) throw new Error(`The journey failed:\n${output}`);
  requireOnlyCheckedOut(market);
  log(`The main job passed in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  const { files, lines, leaks } = readMarketLogs(market);
  log(`${lines} lines of logs (${files.join(', ')}): ${leaks.length} with something of a person`);
  if (leaks.length > 0) throw new Error(leaks.slice(0, 20).join('\n'));
}

/** Of all that serve people: databases, pooler, proxy and our processes. */
function readMarketLogs({ folder }: Market) {
  const folders = [join(folder, 'logs'), join(folder, 'nginx')];

  // What plays Stripe, the mail server and visitors knows people.
  return readLogs(folders, (name) => !/^(sandbox|load-\d+|buckets)\.log$/.test(name));
}
