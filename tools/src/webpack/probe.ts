import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OWN_EXTENSION } from './workspace.ts';

const PROBE = `${import.meta.dirname}/probe-routes${OWN_EXTENSION}`;

/** A route: its pattern, and the pages and catalogues that its `lazy` and its parents' import. */
export interface ProbedRoute {
  readonly path: string;
  readonly imports: string[];
  readonly isPrerendered: boolean;
  /** The prerendered route whose page is missing where this one is. */
  readonly existsWith?: string;
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
export async function probe(routesFile: string): Promise<ProbedRemote> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROBE, routesFile]);

  return JSON.parse(stdout) as ProbedRemote;
}
