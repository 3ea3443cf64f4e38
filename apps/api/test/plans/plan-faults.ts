// What a plan must not do, since it would take seconds at a million practitioners.
import type { PlanNode, RanStatement } from './watch-plans.ts';

export interface LargeTables {
  /** Tables that grow with the market. */
  tables: ReadonlySet<string>;
  /** Functions of ours in SQL or PL/pgSQL; those that PostgreSQL inlines are not in a plan any more. */
  functions: ReadonlySet<string>;
}

/** The reviews of the home page and the signs of abuse need the most: some look-ups for some hundred rows. */
const mostBuffers = 2_500;
const mostRowsOfWholeIndex = 1_000;

export function faultsOf({ plan }: RanStatement, large: LargeTables): string[] {
  const faults = nodesOf(plan).flatMap((node) => nodeFaults(node, large));
  const buffers = buffersOf(plan);
  if (buffers > mostBuffers)
    faults.push(`reads ${buffers} buffers, and ${mostBuffers} is the most`);

  return [...new Set(faults)];
}

const buffersOf = (plan: PlanNode) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function nodeFaults(node: PlanNode, { tables, functions }: LargeTables): string[] {
  const { 'Node Type': type, 'Relation Name': table = '' } = node;
  if (!tables.has(table)) return [];
  const faults: string[] = [];
  if (type === 'Seq Scan') faults.push(`reads all of ${table}`);
  const isWhole = /^Index (Only )?Scan/.test(type) && !node['Index Cond'];
  if (isWhole && node['Actual Rows'] * node['Actual Loops'] > mostRowsOfWholeIndex) {
    faults.push(`reads all of ${table} by ${node['Index Name']}`);
  }
  const conditions = [node.Filter, node['Index Cond'], node['Join Filter']].join(' ');
  for (const [, name = ''] of conditions.matchAll(/\b([a-z_]+)\(/g)) {
    if (functions.has(name)) faults.push(`calls ${name} for each row of ${table}`);
  }

  return faults;
}
