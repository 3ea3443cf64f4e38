// `npm run second-factor -- list | reset EMAIL --reason "…"`: for who has lost phone and codes (D82).
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { runInTerminal, UsageError } from '../../kernel/terminal/index.ts';
import { closeDeps, openDeps } from '../../open-deps.ts';
import { listSecondFactors } from './second-factor-list.repository.ts';
import { resetSecondFactorOf } from './second-factor-reset.ts';

const help = `Shows admins, and accounts that have a second factor, and takes it off one. Written to the audit log.

  npm run second-factor -- list
  npm run second-factor -- reset <email> --reason "<why>"

  reset      for somebody who has lost the phone and the recovery codes: first make sure who they are.
             They are logged out everywhere and mailed. An admin sets a new one up at the next login.
  --reason   required: who reads the audit log wants to know why
  --help     this text

Writes to DATABASE_URL.`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false }, reason: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const deps = await openDeps({ ...readConfig(process.env), role: 'api' }, () => {});
  try {
    await runCommand(deps, positionals, values.reason?.trim() ?? '');
  } finally {
    await closeDeps(deps);
  }
}

async function runCommand(deps: Deps, [verb, email = '']: string[], reason: string) {
  if (verb === 'list') return list(deps);
  if (verb !== 'reset' || email === '') throw new UsageError(help);
  if (reason === '') throw new UsageError('Please give a --reason.');
  await resetSecondFactorOf(deps, { email, reason });
  console.log(`${email} has no second factor any more`);
}

async function list({ db }: Deps): Promise<void> {
  const everybody = { patterns: null, number: null, take: 10_000, skip: 0 };
  for (const { email, is_admin, since } of (await listSecondFactors(db, everybody)).rows) {
    console.log([email, is_admin && 'admin', since ? 'on' : 'off'].filter(Boolean).join('  '));
  }
}

await runInTerminal(run);
