import { writeFileSync } from 'node:fs';
import { generatedFiles, messageProblems } from '../messages/message-problems.ts';
import { runCommand } from '../terminal/command.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

await runCommand({
  help: `
npm run messages [-- --write]

Checks the messages of browser and server: keys that nothing reads, sentences that are there twice,
translations that miss a key, sentences that the API says without a key, and routes that load one catalogue
too few or too many.

  --write   first writes the types of the catalogues, after a file or a language was added
`,
  options: { write: { type: 'boolean' } },
  run: async ({ options }) => {
    if (options.write) {
      for (const { file, content } of generatedFiles(repositoryRoot)) {
        writeFileSync(repositoryRoot + file, content);
      }
    }
    const problems = await messageProblems(repositoryRoot);
    for (const problem of problems) console.error(problem);

    return problems.length === 0 ? 0 : 1;
  },
});
