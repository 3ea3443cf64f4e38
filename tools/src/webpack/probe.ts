import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('./probe-routes.ts', import.meta.url));

/** A route: its pattern, and the pages and catalogues that its `lazy` and its parents' import. */
export interface ProbedRoute {
  readonly path: string;
  readonly imports: string[];
  readonly isPrerendered: boolean;
}

/**
 * Evaluates the routes of a remote, in a separate process.
 *
 * @param routesFile absolute path of its `routes.tsx`
 */
export function probe(routesFile: string): ProbedRoute[] {
  const output = execFileSync(process.execPath, [PROBE, routesFile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  return JSON.parse(output) as ProbedRoute[];
}
