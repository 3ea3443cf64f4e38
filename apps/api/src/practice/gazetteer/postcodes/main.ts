// `npm run postcodes -w @freely/api -- <file>`: exact points for the address field (D14).
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../../config.ts';
import { connect, isUnreachable } from '../../../infrastructure/database/index.ts';
import { migrate } from '../../../infrastructure/migrations/index.ts';
import { ImportError } from './import-error.ts';
import { importPostcodes, summary } from './import-postcodes.ts';

const help = `Imports exact postcodes, so that an address is located exactly, not near the middle of its district.

  npm run postcodes -w @freely/api -- <file or folder>...

Takes the CSV files of either of these, unpacked; of a folder, every .csv file in it:
  ONS Postcode Directory   Data/ONSPD_<month>_<year>_UK.csv
  OS Code-Point Open       Data/CSV
Writes to DATABASE_URL. It can be run again at any time: with a newer release of the data, or after
an interruption. Both data sets are under the Open Government Licence, which requires attribution.

  --help   this text`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  if (positionals.length === 0) throw new ImportError(`which file?\n\n${help}`);

  const { database } = readConfig(process.env);
  await migrate(database.directUrl);
  const db = connect({ url: database.directUrl, poolSize: 1 });
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
  const isOperatorError =
    error instanceof ImportError ||
    error instanceof ConfigError ||
    (error as NodeJS.ErrnoException).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION';

  return isOperatorError ? error.message : (error.stack ?? error.message);
}
