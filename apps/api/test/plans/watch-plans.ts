// Reads the plan of every statement that ran, those inside functions and triggers too: PostgreSQL's own
// auto_explain sends them as notices to the connection that ran them.
import pg from 'pg';

/** One node of a plan, as `explain (analyze, buffers, format json)` writes it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  'Join Filter'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

export interface RanStatement {
  text: string;
  plan: PlanNode;
}

/** For the fresh database of a test, run before anything else connects to it. */
export const explainAll = `do $$ begin
  execute (select string_agg(format('alter database %I set %s', current_database(), setting), ';')
    from unnest(array[
      'session_preload_libraries = auto_explain', 'auto_explain.log_min_duration = 0',
      'auto_explain.log_analyze = on', 'auto_explain.log_buffers = on', 'auto_explain.log_timing = off',
      'auto_explain.log_nested_statements = on', 'auto_explain.log_format = json',
      'auto_explain.log_level = notice', 'max_parallel_workers_per_gather = 0', 'jit = off']) setting);
end $$`;

let ran: RanStatement[] | null = null;

/** Every client of the driver, since the pool of the API hands none out. */
const { emit } = pg.Client.prototype;
pg.Client.prototype.emit = function (event: string | symbol, ...args: unknown[]) {
  if (ran && event === 'notice') {
    const [, json] = /^duration: .*? plan:\n([\s\S]*)$/.exec((args[0] as Error).message) ?? [];
    const explained = json && JSON.parse(json);
    if (explained?.Plan) ran.push({ text: explained['Query Text'], plan: explained.Plan });
  }

  return emit.call(this, event, ...args);
};

/** The statements that ran during `work`. */
export async function watchPlans(work: () => Promise<unknown>): Promise<RanStatement[]> {
  const found: RanStatement[] = [];
  ran = found;
  try {
    await work();
  } finally {
    ran = null;
  }

  return found;
}
