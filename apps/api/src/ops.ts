// `npm run ops -- …`: what an operator does from the terminal, beside the screens.
import { parseArgs } from 'node:util';
import { readBackfills } from './back-office/backfills/index.ts';
import { readInstant, runBackupCommand } from './back-office/backups/index.ts';
import {
  checkDataKey,
  examine,
  listQueues,
  readParts,
  reconcileNow,
  replayWebhook,
  retryJobs,
  rotateDataKey,
  tryDataKey,
} from './back-office/operations/index.ts';
import { countUpcoming } from './booking/cancellations/index.ts';
import { type Config, readConfig } from './config.ts';
import type { Deps } from './deps.ts';
import { runInTerminal, UsageError } from './kernel/terminal/index.ts';
import { checkMessages } from './money/tax-reports/index.ts';
import { resendMail } from './notifications/index.ts';
import { closeDeps, openDeps } from './open-deps.ts';
import { addAdmin, disableAdmin, listAdmins, suspend, unsuspend } from './people/accounts/index.ts';

const help = `Runs an installation from the terminal. Changes are written to the audit log.

  npm run ops -- status
  npm run ops -- admin list
  npm run ops -- admin add <email> --name <first name> --reason "<why>"
  npm run ops -- admin disable <email> --reason "<why>"
  npm run ops -- suspend <email> [--cancel-bookings] --reason "<why>"
  npm run ops -- unsuspend <email> --reason "<why>"
  npm run ops -- doctor
  npm run ops -- jobs list
  npm run ops -- backfills list
  npm run ops -- jobs retry <queue> --reason "<why>"
  npm run ops -- mail resend <id> --reason "<why>"
  npm run ops -- webhook replay <event> --reason "<why>"
  npm run ops -- reconcile [--since <time>] --reason "<why>"
  npm run ops -- backup [--json]
  npm run ops -- restore [--to <time>] [--replace] [--json]
  npm run ops -- drill [--to <time>] [--json]
  npm run ops -- tax-report --year <year> --schema <file>
  npm run ops -- data-key check
  npm run ops -- data-key rotate

  status         what stands still although every process answers, each with what to do; ends with 1 if
                 anything does
  admin add      prints a link that sets the password, once; a second factor is set up at the first login
  admin disable  shuts an admin out at once: sessions, browsers, links, secret URLs, rights, password. What is left is
                 an ordinary account, for whoever owns its email
  suspend        closes an account: nobody logs in to it, it is not found, not booked and waits for nothing.
                 Bookings that were made stay, and are counted. --cancel-bookings cancels those still to come:
                 customers are mailed and refunded in full, practitioners get no penalty. It may follow later
  unsuspend      lets its owner in again; the account is active if it was before
  data-key       check: whether DATA_KEY is the one of this database, and opens every value without
                 DATA_KEY_ALSO; ends with 1 if not. rotate: seals every value anew with
                 DATA_KEY, beside running processes that know the former one as DATA_KEY_ALSO; may be repeated
  tax-report     validates the messages of a year against a copy of the published DPI XML Schema
                 (DPIXML_v1.0.xsd, with the two files that it imports beside it); ends with 1 if one fails
  doctor         tries every address and key of the environment; ends with 1 if one does not work
  jobs           list: every queue, with what is due, failed and last done. retry: lets those of a queue that
                 failed for good start again
  backfills      list: the changes of many rows that a release has brought, each with how far its job is
  mail resend    tries a mail again that failed for good; the mail list of the admin area has the numbers
  webhook replay handles an event of the payment provider (evt_…) again, or one that never arrived
  reconcile      compares everything with the payment provider at once, and settles what was missed, as the
                 worker does every five minutes; --since looks further back than three days
  backup         backs up the database by pgBackRest, and copies new files and releases to BACKUP_URL
  restore        brings the database back to a time (2026-11-23T09:30:00Z; without --to, the latest), puts
                 missing files back, and levels the books with the payment provider. --replace: a running
                 database is stopped and overwritten. Stop every API and worker before
  drill          restores beside the running database, checks the ledger, removes it, says how long it took
  --reason       required: who reads the audit log wants to know why
  --help         this text

Reads the environment of the API.`;

interface Options {
  name: string;
  reason: string;
  since: string;
  year: string;
  schema: string;
  'cancel-bookings': boolean;
}

type Command = (deps: Deps, subject: string, options: Options) => Promise<void>;

const commands: Record<string, Command> = {
  status: async (deps) => {
    for (const { name, problem, cure } of await readParts(deps)) {
      console.log(problem === null ? `${name}: works` : `${name}: ${problem}. To do: ${cure}`);
      if (problem !== null) process.exitCode = 1;
    }
  },
  'admin list': async ({ db }) => {
    for (const email of await listAdmins(db)) console.log(email);
  },
  'admin add': async (deps, email, { name, reason }) => {
    if (!/^\S+@\S+$/.test(email)) throw new UsageError(help);
    if (name === '') throw new UsageError('Please give a --name.');
    const token = await addAdmin(deps, { email, firstName: name, reason: required(reason) });
    console.log(`${email} is an admin. This link sets the password, once:`);
    console.log(`${deps.config.shellUrl}/reset-password/${token}`);
  },
  'admin disable': async (deps, email, { reason }) => {
    if (email === '') throw new UsageError(help);
    await disableAdmin(deps, { email, reason: required(reason) });
    console.log(`${email} is no admin any more, and logged out everywhere`);
  },
  suspend: async (deps, email, { reason, 'cancel-bookings': cancelsBookings }) => {
    if (email === '') throw new UsageError(help);
    const id = await suspend(deps, { email, reason: required(reason), cancelsBookings });
    console.log(`${email} is suspended, and logged out everywhere`);
    if (cancelsBookings) {
      console.log('Upcoming bookings are cancelled and refunded in full');
      return;
    }
    const count = await countUpcoming(deps.db, id);
    console.log(
      `Upcoming bookings that stay: ${count}. To cancel them, repeat it with --cancel-bookings`,
    );
  },
  unsuspend: async (deps, email, { reason }) => {
    if (email === '') throw new UsageError(help);
    await unsuspend(deps, { email, reason: required(reason) });
    console.log(`${email} may log in again`);
  },
  doctor: async (deps) => {
    for (const { name, problem } of await examine(deps)) {
      console.log(`${name}: ${problem ?? 'works'}`);
      if (problem !== null) process.exitCode = 1;
    }
  },
  'jobs list': async (deps) => {
    for (const line of await listQueues(deps)) console.log(line);
  },
  'backfills list': async ({ db }) => {
    for (const { name, done, total, startedAt, finishedAt } of await readBackfills(db)) {
      const end = finishedAt ? `finished ${finishedAt.toISOString()}` : 'goes on every minute';
      console.log(`${name}: ${done} of ${total}; started ${startedAt.toISOString()}, ${end}`);
    }
  },
  'jobs retry': async (deps, queue, { reason }) => {
    const count = await retryJobs(deps, queue, required(reason));
    console.log(`${count} jobs of ${queue} start again`);
  },
  'mail resend': async (deps, id, { reason }) => {
    if (!/^\d{1,15}$/.test(id)) throw new UsageError(help);
    await resendMail(deps, Number(id), null, required(reason));
    console.log(`The mail ${id} will be tried again`);
  },
  'webhook replay': async (deps, event, { reason }) => {
    if (!event.startsWith('evt_')) throw new UsageError(help);
    await replayWebhook(deps, event, required(reason));
    console.log(`${event} was handled`);
  },
  reconcile: async (deps, _, { reason, since }) => {
    await reconcileNow(deps, required(reason), readInstant(since));
    console.log('Everything was compared. `npm run ops -- status` shows what cannot be explained');
  },
  'tax-report': async (deps, _, { year, schema }) => {
    if (!/^20\d\d$/.test(year) || schema === '') throw new UsageError(help);
    const messages = await checkMessages(deps, Number(year), schema);
    if (messages.length === 0) console.log(`No report was made for ${year}`);
    for (const { name, isFiled, problems } of messages) {
      console.log(
        `${name}${isFiled ? ', filed' : ''}: ${problems.length === 0 ? 'valid' : 'not valid'}`,
      );
      for (const problem of problems) console.log(`  ${problem}`);
      if (problems.length > 0) process.exitCode = 1;
    }
  },
  'data-key check': async (deps) => {
    await checkDataKey(deps);
    const { opened, others } = await tryDataKey(deps);
    for (const [table, count] of others) console.log(`${table}: ${count} need DATA_KEY_ALSO`);
    if (others.size > 0) process.exitCode = 1;
    console.log(`DATA_KEY is the key of this database, and opens ${opened} values`);
  },
  'data-key rotate': async (deps) => {
    await checkDataKey(deps);
    const count = await rotateDataKey(deps, (line) => console.log(line));
    console.log(`${count} values were sealed anew. Nothing needs DATA_KEY_ALSO any more`);
  },
};

function required(reason: string): string {
  if (reason === '') throw new UsageError('Please give a --reason.');

  return reason;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      name: { type: 'string', default: '' },
      reason: { type: 'string', default: '' },
      since: { type: 'string', default: '' },
      year: { type: 'string', default: '' },
      schema: { type: 'string', default: '' },
      'cancel-bookings': { type: 'boolean', default: false },
      to: { type: 'string', default: '' },
      replace: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [verb = ''] = positionals;
  const config: Config = { ...readConfig(process.env), role: 'api' };
  if (['backup', 'restore', 'drill'].includes(verb)) {
    const { to, replace, json } = values;
    const options = { verb, to, replace, json };
    const level = (since: Date | null) => levelBooks(config, since);
    return console.log(await runBackupCommand(config, process.env, options, level));
  }
  const words = commands[positionals[0] ?? ''] ? 1 : 2;
  const command = commands[positionals.slice(0, words).join(' ')];
  const subject = positionals[words] ?? '';
  if (!command) throw new UsageError(help);
  const deps = await openDeps(config, () => {});
  try {
    const { name, reason, ...others } = values;
    await command(deps, subject, { ...others, name: name.trim(), reason: reason.trim() });
  } finally {
    await closeDeps(deps);
  }
}

/** After a restore: opened only now, as there was no database before. */
async function levelBooks(config: Config, since: Date | null): Promise<string> {
  const deps = await openDeps(config, () => {});
  try {
    await reconcileNow(deps, 'Restored from a backup', since);
    const books = (await readParts(deps)).find(({ name }) => name === 'books');

    return books?.problem ?? 'level with the payment provider';
  } finally {
    await closeDeps(deps);
  }
}

await runInTerminal(run);
