import { rollbackHelp, rollbackUnit } from '../platform/verbs/rollback.ts';
import { runCommand } from '../terminal/command.ts';
import { exitCodesHelp } from '../terminal/command-error.ts';

await runCommand({
  help: `npm run rollback -- <remote|shell> [version]\n\n${rollbackHelp}\n${exitCodesHelp}`,
  options: { reason: { type: 'string' }, json: { type: 'boolean' } },
  run: ({ positionals, options }) => rollbackUnit(positionals, options),
});
