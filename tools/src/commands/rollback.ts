import { rollbackHelp, rollbackUnit } from '../platform/verbs/rollback.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `npm run rollback -- <remote|shell> [version]\n\n${rollbackHelp}`,
  options: { reason: { type: 'string' } },
  run: ({ positionals, options }) => rollbackUnit(positionals, options),
});
