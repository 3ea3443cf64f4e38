// `npm run settings -- list | set NAME VALUE --reason "…"`: market settings from the terminal (D80).
import { parseArgs } from 'node:util';
import { isSettingName, marketSettings, settingNames } from '@freely/domain/market-settings';
import { isTextName, marketTexts, textNames } from '@freely/domain/market-texts';
import { readConfig } from '../../config.ts';
import { connect, type Db } from '../../infrastructure/database/index.ts';
import { runInTerminal, UsageError } from '../../kernel/terminal/index.ts';
import { changeSetting } from './change-setting.ts';
import { readSettings } from './settings.repository.ts';

const help = `Shows or changes the settings of the market. A change is written to the audit log.

  npm run settings -- list
  npm run settings -- set <name> <value> --reason "<why>"

  <name>     ${settingNames.join(', ')},
             ${textNames.join(', ')}
  <value>    a whole number, in the unit and within the bounds that list shows; or a text
  --reason   required: who reads the audit log wants to know why
  --help     this text

Writes to DATABASE_URL. docs/settings.md describes every setting.`;

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
  for (const name of textNames) {
    const { kind, maxLength } = marketTexts[name];
    console.log(
      `${name} = ${JSON.stringify(current[name])} (${kind}, at most ${maxLength} characters)`,
    );
  }
}

async function set(db: Db, [name = '', text = '']: string[], reason: string): Promise<void> {
  const isText = isTextName(name);
  if (!isText && !isSettingName(name))
    throw new UsageError(`There is no setting "${name}".\n\n${help}`);
  if (reason === '') throw new UsageError('Please give a --reason.');
  const before = await readSettings(db);
  // Nothing is not the number 0.
  const value = isText ? text : Number(text || NaN);
  await changeSetting(db, { name, value, reason, version: null }, null);
  const { [name]: after } = await readSettings(db);
  const unit = isText ? '' : ` ${marketSettings[name].unit}`;
  console.log(`${name}: ${before[name]} → ${after}${unit}`);
}

await runInTerminal(run);
