import { helpOfVerb, verbs } from '../platform/verbs/index.ts';
import { requireUnderstood } from '../platform/verbs/verb.ts';
import { runCommand } from '../terminal/command.ts';
import { exitCodesHelp, Misuse } from '../terminal/command-error.ts';

const list = Object.entries(verbs)
  .map(([name, { usage, about }]) => `  ${`${name} ${usage}`.padEnd(52)} ${about}`)
  .join('\n');

const overview = `
npm run platform -- <verb>

${list}

  --reason TEXT  why, for the log; asked of everything that changes what is live
  --promote-after TIME  45m, 2h, 3d: a controller gives the canary to everybody then
  --role ROLE    of a key without remotes: controller (ends canaries) or operator (moves pointers)
  --json         prints the result as JSON
  RELEASES_URL   the store: a folder or s3://… (default: .freely/releases)
  PLATFORM_KEY   the key that signs (default: one of this machine)
  PLATFORM_ROOT_KEYS  the platform's public keys, id=key,…, by which its records are checked

npm run platform -- <verb> --help says more of a verb.
${exitCodesHelp}
`;

await runCommand({
  help: ([name = '']) => helpOfVerb(name) ?? overview,
  options: {
    reason: { type: 'string' },
    percent: { type: 'string' },
    cohort: { type: 'string' },
    within: { type: 'string' },
    off: { type: 'boolean' },
    for: { type: 'string' },
    person: { type: 'string' },
    roles: { type: 'string' },
    keys: { type: 'string' },
    'promote-after': { type: 'string' },
    role: { type: 'string' },
    'keep-days': { type: 'string' },
    'dry-run': { type: 'boolean' },
    owner: { type: 'string' },
    json: { type: 'boolean' },
    dirty: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  run: async ({ positionals: [name = '', ...rest], options, onEnd }) => {
    const verb = verbs[name];
    if (!verb) throw new Misuse(`There is no verb "${name}". See npm run platform -- --help`);
    requireUnderstood(name, verb, rest, options);

    return verb.run(rest, options, onEnd);
  },
});
