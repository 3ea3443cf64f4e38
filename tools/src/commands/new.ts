import { join } from 'node:path';
import { generateFeature } from '../generate/generate-feature.ts';
import { generateModule } from '../generate/generate-module.ts';
import { SourceTree } from '../generate/source-tree.ts';
import { runProgram } from '../processes/run-program.ts';
import { runCommand } from '../terminal/command.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

const help = `
npm run new -- feature <app> <name>   a feature of a remote: index, page, queries, messages, test
npm run new -- module <context> <name> a module of the API: contract, routes, service, repository, test

Names are in kebab-case. Name a feature for what a person does, a module for its subject:
  npm run new -- feature mfe-booking choose-slot
  npm run new -- module booking gift-cards
`;

await runCommand({
  help,
  run: async ({ positionals: [kind, ...rest] }) => {
    const tree = new SourceTree(repositoryRoot);
    const nextSteps = generate(tree, kind, rest);
    const files = [...new Set(tree.changed)];
    await runProgram(
      join(repositoryRoot, 'node_modules', '.bin', 'biome'),
      ['check', '--write', ...files],
      { cwd: repositoryRoot },
    );
    console.log(`${files.map((file) => `  ${file}`).join('\n')}\n\n${nextSteps}`);
    return 0;
  },
});

function generate(tree: SourceTree, kind: string | undefined, rest: string[]): string {
  if (kind === 'feature') return generateFeature(tree, rest[0] ?? '', rest[1]);
  if (kind === 'module') return generateModule(tree, rest[0], rest[1]);
  throw new Error(help.trim());
}
