import { execFileSync } from 'node:child_process';
import { OWN_EXTENSION } from './workspace.ts';

const PROBE = `${import.meta.dirname}/probe-routes${OWN_EXTENSION}`;

/** A route: its pattern, and the pages and catalogues that its `lazy` and its parents' import. */
export interface ProbedRoute {
  readonly path: string;
  readonly imports: string[];
  readonly isPrerendered: boolean;
}

/** What `routes.tsx` of a remote exposes. */
export interface ProbedRemote {
  readonly routes: readonly ProbedRoute[];
  /** Slot → what its component imports. */
  readonly components: Readonly<Record<string, readonly string[]>>;
}

/**
 * Evaluates the routes of a remote, in a separate process.
 *
 * @param routesFile absolute path of its `routes.tsx`
 */
export function probe(routesFile: string): ProbedRemote {
  const output = execFileSync(process.execPath, [PROBE, routesFile], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });

  return JSON.parse(output) as ProbedRemote;
}
