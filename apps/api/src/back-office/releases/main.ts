// `npm run rights -- list | grant RIGHT EMAIL | withdraw RIGHT EMAIL`: rights of admins (D34).
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { connect, type Db } from '../../infrastructure/database/index.ts';
import { runInTerminal, UsageError } from '../../kernel/terminal/index.ts';
import { changeRight } from './change-right.ts';
import { listRights } from './rights.repository.ts';

const help = `Shows or changes what admins may do besides what all admins may. Written to the audit log.

  npm run rights -- list
  npm run rights -- grant <right> <email> --reason "<why>"
  npm run rights -- withdraw <right> <email> --reason "<why>"

  release    sees what is live, and asks for canaries, rollbacks and the kill switch
  tax        makes, reads and files the reports to the tax authority
  --reason   required: who reads the audit log wants to know why
  --help     this text

Writes to DATABASE_URL.`;

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

const tasks = { release: 'release', tax: 'report to the tax authority' } as const;
const isRight = (text = ''): text is keyof typeof tasks => Object.hasOwn(tasks, text);

async function runCommand(db: Db, [verb, right, email = '']: string[], reason: string) {
  if (verb === 'list') {
    for (const each of await listRights(db)) console.log(`${each.name}  ${each.email}`);
    return;
  }
  if ((verb !== 'grant' && verb !== 'withdraw') || !isRight(right) || email === '') {
    throw new UsageError(help);
  }
  if (reason === '') throw new UsageError('Please give a --reason.');
  await changeRight(db, { verb, right, email, reason });
  console.log(`${email} ${verb === 'grant' ? 'may' : 'may no longer'} ${tasks[right]}`);
}

await runInTerminal(run);
