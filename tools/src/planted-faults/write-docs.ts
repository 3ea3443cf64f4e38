import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type FaultArea, nameOfCheck } from './planted-fault.ts';
import type { TriedFault } from './try-faults.ts';

const page = join(repositoryRoot, 'docs/planted-faults.md');

const introduction = `# Planted faults

\`npm run test:faults\` removes one protection after another from a copy of the product, and runs the
check of \`npm test\` that has to fail. The faults are in
[tools/src/planted-faults/faults](../tools/src/planted-faults/faults);
\`npm run test:faults -- --write-docs\` writes this page, or with ids only their lines.
`;

const notTried = 'not tried yet';

/** Writes docs/planted-faults.md. Faults that were not tried now keep the result on the page. */
export function writeDocs(areas: readonly FaultArea[], tried: readonly TriedFault[]): void {
  const results = resultsOnPage();
  for (const { fault, caughtBy } of tried) {
    results.set(fault.id, caughtBy === null ? '**missed**' : `caught: ${cell(caughtBy)}`);
  }
  const rows = areas.flatMap(({ faults }) => faults).map(({ id }) => results.get(id) ?? notTried);
  const caught = rows.filter((result) => result.startsWith('caught')).length;
  const tables = areas.map(({ title, faults }) =>
    [
      `\n## ${title}\n`,
      '| fault | what is broken | check | result |',
      '| --- | --- | --- | --- |',
      ...faults.map(
        (fault) =>
          `| \`${fault.id}\` | ${cell(fault.breaks)} | \`${nameOfCheck(fault)}\` | ${results.get(fault.id) ?? notTried} |`,
      ),
    ].join('\n'),
  );
  writeFileSync(
    page,
    `${introduction}\n${caught} of ${rows.length} are caught.\n${tables.join('\n')}\n`,
  );
}

/** The results by id, from the last cell of each line. */
function resultsOnPage(): Map<string, string> {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const lines = text.matchAll(/^\| `([a-z0-9-]+)` \|.* \| ((?:caught|\*\*missed).*) \|$/gm);

  return new Map([...lines].map(([, id = '', result = '']) => [id, result]));
}

/** Escapes text for a table cell. */
const cell = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '&lt;');
