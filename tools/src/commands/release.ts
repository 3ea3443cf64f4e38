import { releaseHelp, releaseUnit } from '../platform/verbs/release.ts';
import { runCommand } from '../terminal/command.ts';

await runCommand({
  help: `npm run release -- <remote|shell>\n\n${releaseHelp}`,
  options: { reason: { type: 'string' }, dirty: { type: 'boolean' }, force: { type: 'boolean' } },
  run: ({ positionals, options }) => releaseUnit(positionals, options),
});
