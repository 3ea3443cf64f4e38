import { join } from 'node:path';
import { freeDevPort } from '../generate/free-dev-port.ts';
import { generateFeature } from '../generate/generate-feature.ts';
import { generateModule } from '../generate/generate-module.ts';
import { generateRemote } from '../generate/generate-remote.ts';
import { SourceTree } from '../generate/source-tree.ts';
import { runProgram } from '../processes/run-program.ts';
import { runCommand } from '../terminal/command.ts';
import { repositoryRoot } from '../webpack/workspace.ts';

const help = `
npm run new -- feature <app> <name>   a feature of a remote: index, page, queries, messages, test
npm run new -- module <context> <name> a module of the API: contract, routes, service, repository, test
npm run new -- remote <name>           a remote: build, a prerendered page, messages, tests, remote.json

Names are in kebab-case. Name a feature for what a person does, a module or a remote for its subject:
  npm run new -- feature mfe-booking compare-prices
  npm run new -- module booking gift-cards
  npm run new -- remote rewards
`;

await runCommand({
  help,
  run: async ({ positionals: [kind, ...rest] }) => {
    const tree = new SourceTree(repositoryRoot);
    const nextSteps = await generate(tree, kind, rest);
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

async function generate(
  tree: SourceTree,
  kind: string | undefined,
  rest: string[],
): Promise<string> {
  if (kind === 'feature') return generateFeature(tree, rest[0] ?? '', rest[1]);
  if (kind === 'module') return generateModule(tree, rest[0], rest[1]);
  if (kind === 'remote') return generateRemote(tree, rest[0], await freeDevPort(repositoryRoot));
  throw new Error(help.trim());
}
