import { releaseHelp, releaseUnit } from '../platform/verbs/release.ts';
import { runCommand } from '../terminal/command.ts';
import { exitCodesHelp } from '../terminal/command-error.ts';

await runCommand({
  help: `npm run release -- <remote|shell>\n\n${releaseHelp}\n${exitCodesHelp}`,
  options: {
    reason: { type: 'string' },
    json: { type: 'boolean' },
    dirty: { type: 'boolean' },
    force: { type: 'boolean' },
  },
  run: ({ positionals, options, onEnd }) => releaseUnit(positionals, options, onEnd),
});
