import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../webpack/workspace.ts';
import { type FaultArea, nameOfCheck } from './planted-fault.ts';
import type { TriedFault } from './try-faults.ts';

const introduction = `# Planted faults

\`npm run test:faults\` takes one protection after another out of a copy of the product, and runs the
check of \`npm test\` that has to notice. This is what it found at the last run of all of them; the list
is in [tools/src/planted-faults/faults](../tools/src/planted-faults/faults), and
\`npm run test:faults -- --write-docs\` writes this page.
`;

/** Writes docs/planted-faults.md from a run of every fault. */
export function writeDocs(areas: readonly FaultArea[], tried: readonly TriedFault[]): void {
  const caughtBy = new Map(tried.map((one) => [one.fault.id, one.caughtBy]));
  const caught = tried.filter((one) => one.caughtBy !== null).length;
  const tables = areas.map(({ title, faults }) => {
    const rows = faults.map((fault) => {
      const test = caughtBy.get(fault.id);
      const result = test ? `caught: ${cell(test)}` : '**missed**';
      return `| \`${fault.id}\` | ${cell(fault.breaks)} | \`${nameOfCheck(fault)}\` | ${result} |`;
    });
    return [
      `\n## ${title}\n`,
      '| fault | what is broken | check | result |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  writeFileSync(
    join(repositoryRoot, 'docs/planted-faults.md'),
    `${introduction}\n${caught} of ${tried.length} are caught.\n${tables.join('\n')}\n`,
  );
}

/** Text in a cell of a table. */
const cell = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('<', '&lt;');
