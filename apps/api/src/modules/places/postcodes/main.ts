// `npm run postcodes -w @freely/api -- <file>`: exact points for the address field (D14).
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../../config.ts';
import { connect } from '../../../database/connect.ts';
import { isUnreachable } from '../../../database/errors.ts';
import { migrate } from '../../../database/migrate.ts';
import { importPostcodes, summary } from './import-postcodes.ts';
import { ImportProblem } from './import-problem.ts';

const help = `Imports exact postcodes, so that an address lies where it is, not in the middle of its district.

  npm run postcodes -w @freely/api -- <file or folder>...

Takes the CSV files of either of these, unpacked; of a folder, every .csv file in it:
  ONS Postcode Directory   Data/ONSPD_<month>_<year>_UK.csv
  OS Code-Point Open       Data/CSV
Writes to DATABASE_URL. May be run again at any time: after a newer release of the data, or when it
was broken off. Both are published under the Open Government Licence, which asks you to name them.

  --help   this text`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  if (positionals.length === 0) throw new ImportProblem(`which file?\n\n${help}`);

  const { database } = readConfig(process.env);
  await migrate(database.url);
  const db = connect({ ...database, poolSize: 1 });
  try {
    console.log(summary(await importPostcodes(db, positionals, (line) => console.log(line))));
  } finally {
    await db.destroy();
  }
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
  const isOperators =
    error instanceof ImportProblem ||
    error instanceof ConfigError ||
    (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

  return isOperators ? error.message : (error.stack ?? error.message);
}
