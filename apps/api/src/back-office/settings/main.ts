// `npm run settings -- list | set NAME VALUE --reason "…"`: market settings from the terminal (D80).
import { parseArgs } from 'node:util';
import { isSettingName, marketSettings, settingNames } from '@freely/domain/market-settings';
import { ConfigError, readConfig } from '../../config.ts';
import { connect, type Db, isUnreachable } from '../../infrastructure/database/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { changeSetting } from './change-setting.ts';
import { readSettings } from './settings.repository.ts';

const help = `Shows or changes the settings of the market. A change is written to the audit log.

  npm run settings -- list
  npm run settings -- set <name> <value> --reason "<why>"

  <name>     ${settingNames.join(', ')}
  <value>    a whole number, in the unit and within the bounds that list shows
  --reason   required: who reads the audit log wants to know why
  --help     this text

Writes to DATABASE_URL. docs/settings.md describes every setting.`;

class UsageError extends Error {}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false }, reason: { type: 'string' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  const [command, ...rest] = positionals;
  const { database } = readConfig(process.env);
  const db = connect({ url: database.directUrl, poolSize: 1 });
  try {
    if (command === 'list') await list(db);
    else if (command === 'set') await set(db, rest, values.reason?.trim() ?? '');
    else throw new UsageError(help);
  } finally {
    await db.destroy();
  }
}

async function list(db: Db): Promise<void> {
  const current = await readSettings(db);
  for (const name of settingNames) {
    const { unit, min, max, default: usual } = marketSettings[name];
    console.log(`${name} = ${current[name]} ${unit} (${min} to ${max}, default ${usual})`);
  }
}

async function set(db: Db, [name = '', text = '']: string[], reason: string): Promise<void> {
  if (!isSettingName(name)) throw new UsageError(`There is no setting "${name}".\n\n${help}`);
  if (reason === '') throw new UsageError('Please give a --reason.');
  const before = await readSettings(db);
  // An empty text is not the number 0.
  await changeSetting(db, { name, value: Number(text || NaN), reason, version: null }, null);
  const { [name]: after } = await readSettings(db);
  console.log(`${name}: ${before[name]} → ${after} ${marketSettings[name].unit}`);
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
