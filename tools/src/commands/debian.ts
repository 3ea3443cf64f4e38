import { resolve } from 'node:path';
import { replaceDataKey } from '../debian/data-key.ts';
import { takeDown } from '../debian/down.ts';
import { failOver } from '../debian/failover.ts';
import { walkJourney } from '../debian/journey.ts';
import { usualFolder } from '../debian/market-folder.ts';
import { restartAll } from '../debian/restarts.ts';
import { compareSearches } from '../debian/searches.ts';
import { bringUp } from '../debian/up.ts';
import { runCommand } from '../terminal/command.ts';
import { Misuse } from '../terminal/command-error.ts';

/** Says false when what it tried did not hold. */
type Verb = (folder: string, log: (line: string) => void, seconds: number) => Promise<unknown>;

const verbs: Record<string, Verb> = {
  up: bringUp,
  journey: walkJourney,
  restarts: restartAll,
  failover: failOver,
  'data-key': replaceDataKey,
  searches: compareSearches,
  down: takeDown,
};

/** Long enough for every step. */
const usualSeconds = 60;

await runCommand({
  help: `
npm run debian -- <verb> [--folder <empty folder>] [--seconds <number>]

A market in production on this machine, as docs/operations.md sets it up, on Debian 12: PostgreSQL with a
streaming replica, PgBouncer, an S3 server, two of each process, nginx with the shipped file. Everything is
in one folder and on ports of its own of the loopback; Stripe and the mail server are the sandbox's.

  up        brings it up, and tries every address and key; nothing is built where production runs
  journey   the main job by browser: register, onboard, approve, search, book, pay, review
  restarts  under 50 calls a second: every process restarts, a release with a migration, kill -9 of each
  failover  under the same: the primary is lost, the replica takes over, and a new replica follows it
  searches  what a replica takes off the primary; it fills an empty market, so that it comes right after up
  data-key  under ten calls a second: the key of sealed values is replaced, and the former one is refused then
  down      stops every process by its number, and removes the folder; may be run again

  --folder   default: ${usualFolder}
  --seconds  of load at least, default: ${usualSeconds}; 300 is a thorough try
`,
  options: { folder: { type: 'string' }, seconds: { type: 'string' } },
  run: async ({ positionals: [name = '', ...rest], options }) => {
    const verb = verbs[name];
    if (!verb || rest.length > 0) throw new Misuse('Say what to do: npm run debian -- --help');
    const folder = typeof options.folder === 'string' ? resolve(options.folder) : usualFolder;
    const seconds = Number(options.seconds ?? usualSeconds);
    if (!(seconds > 0)) throw new Misuse('--seconds is a number');
    const held = await verb(folder, (line) => console.log(line), seconds);

    return held === false ? 1 : 0;
  },
});
