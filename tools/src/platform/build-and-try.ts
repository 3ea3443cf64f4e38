import type { ReleasePointer } from '@freely/federation/registry';
import type { OnEnd } from '../terminal/command.ts';
import { buildRelease } from './build-release.ts';
import { buildUnit } from './build-unit.ts';
import { openPlatform, type PlatformContext } from './platform-context.ts';
import { newestNumber } from './publish.ts';
import { refuseBadRelease } from './refuse-bad-release.ts';
import { withRunningApi } from './running-api.ts';
import {
  requireCommitted,
  requireUnchanged,
  type SourceState,
  sourceState,
} from './source-state.ts';
import { withTrial } from './trial.ts';

interface BuildOptions {
  /** Release what no commit has. */
  readonly isDirtyMeant: boolean;
  /** Go on in spite of problems. */
  readonly force: boolean;
  readonly onEnd: OnEnd;
  readonly progress: (line: string) => void;
  /** Refuses a release before its pages are opened. */
  readonly refuse?: (context: PlatformContext, pointer: ReleasePointer) => Promise<void>;
}

export interface TriedRelease {
  readonly context: PlatformContext;
  readonly source: SourceState;
  readonly pointer: ReleasePointer;
  /** The number of the unit's newest record when this began. */
  readonly after: number;
  /** What was wrong with it; empty unless forced. */
  readonly wrong: readonly string[];
}

/** Builds a remote or the shell, and tries it. The trial is set up while it is built. */
export async function buildAndTry(
  unit: string,
  { isDirtyMeant, force, onEnd, progress, refuse }: BuildOptions,
): Promise<TriedRelease> {
  const source = sourceState();
  requireCommitted(source, isDirtyMeant);
  const context = openPlatform();
  const after = await newestNumber(context, unit);
  progress(`Building ${unit}`);
  const built = buildAndKeep(unit, context, source);
  // It is waited for once there is something to try it in.
  built.catch(() => {});
  const log = (line: string) => progress(`  ${line}`);

  return withRunningApi(log, onEnd, (api) =>
    withTrial(context, unit, api, onEnd, async (trial) => {
      const pointer = await built;
      await refuse?.(context, pointer);
      progress(`Trying ${unit} ${pointer.version} in the deployed shell`);
      const wrong = await refuseBadRelease(trial, unit, pointer, { force, log });

      return { context, source, pointer, after, wrong };
    }),
  );
}

/** What is kept is what was built: nobody can build something else in between. */
async function buildAndKeep(
  unit: string,
  { store }: PlatformContext,
  source: SourceState,
): Promise<ReleasePointer> {
  await buildUnit(unit);
  requireUnchanged(source);

  return buildRelease(unit, store, source);
}
