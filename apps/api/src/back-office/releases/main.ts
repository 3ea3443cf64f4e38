// `npm run rights -- list | grant release EMAIL | withdraw release EMAIL`: rights of admins (D34).
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../config.ts';
import { connect, type Db, isUnreachable } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { changeRight } from './change-right.ts';
import { listRights } from './rights.repository.ts';

const help = `Shows or changes what admins may do besides what all admins may. Written to the audit log.

  npm run rights -- list
  npm run rights -- grant release <email> --reason "<why>"
  npm run rights -- withdraw release <email> --reason "<why>"

  release    sees what is live, and asks for canaries, rollbacks and the kill switch
  --reason   required: who reads the audit log wants to know why
  --help     this text

Writes to DATABASE_URL.`;

class UsageError extends Error {}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false }, reason: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const { database } = readConfig(process.env);
  const db = connect({ url: database.directUrl, poolSize: 1 });
  try {
    await runCommand(db, positionals, values.reason?.trim() ?? '');
  } finally {
    await db.destroy();
  }
}

async function runCommand(db: Db, [verb, right, email = '']: string[], reason: string) {
  if (verb === 'list') {
    for (const each of await listRights(db)) console.log(`${each.name}  ${each.email}`);
    return;
  }
  if ((verb !== 'grant' && verb !== 'withdraw') || right !== 'release' || email === '') {
    throw new UsageError(help);
  }
  if (reason === '') throw new UsageError('Please give a --reason.');
  await changeRight(db, { verb, right, email, reason });
  console.log(`${email} ${verb === 'grant' ? 'may' : 'may no longer'} release`);
}

try {
  await run();
} catch (error) {
  process.exitCode = 1;
  console.error(explain(error));
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isUnreachable(error) || error instanceof AggregateError) {
    return 'The database cannot be reached. Check DATABASE_URL.';
  }
  const isOperatorError =
    error instanceof UsageError ||
    error instanceof AppError ||
    error instanceof ConfigError ||
    (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

  return isOperatorError ? error.message : (error.stack ?? error.message);
}
