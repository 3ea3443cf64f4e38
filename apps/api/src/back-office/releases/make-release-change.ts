import {
  abort,
  kill,
  promote,
  RefusedChange,
  type ReleasePointer,
  requireKept,
  revive,
  rollback,
  startCanary,
  type UnitState,
} from '@freely/platform';
import type { Deps } from '../../deps.ts';
import type { LoggedChange } from '../../infrastructure/releases/index.ts';
import {
  isQueued,
  nextRequest,
  type RequestDetail,
  type RequestRow,
  settleRequest,
} from './requests.repository.ts';

type ChangeDeps = Pick<Deps, 'db' | 'releases'>;

/**
 * Makes a change that an admin asked for, signed by the operator's key, after those of the unit that were
 * asked for before: jobs run at the same time and in any order, and an abort must meet its canary.
 */
export async function makeReleaseChange(deps: ChangeDeps, requestId: number): Promise<void> {
  for (;;) {
    const next = await nextRequest(deps.db, requestId);
    if (!next) return;
    await makeChange(deps, next);
  }
}

/**
 * Run again after a crash it finds the change made: the record names the request, and no second one is
 * written. Several workers may run it at once: what one has settled, no other makes any more.
 */
async function makeChange({ db, releases }: ChangeDeps, request: RequestRow): Promise<void> {
  if (!releases?.may.operate) {
    return settleRequest(db, request.id, 'refused', 'This installation has no key for it.');
  }
  const history = await releases.history(request.unit);
  try {
    await releases.change('operator', {
      unit: request.unit,
      verb: request.verb,
      // A record is never erased, so it holds no name; the audit log knows who it was (D42).
      person: `admin ${request.user_id}`,
      reason: request.reason,
      request: `release-request ${request.id}`,
      isWanted: () => isQueued(db, request.id),
      change: (state) => changeFor(request, history)(state),
    });
    await settleRequest(db, request.id, 'done', null);
  } catch (error) {
    if (!(error instanceof RefusedChange)) throw error;
    await settleRequest(db, request.id, 'refused', error.message);
  }
}

function changeFor(
  { unit, verb, detail }: RequestRow,
  history: readonly LoggedChange[],
): (state: UnitState) => UnitState {
  const { version, percent, promoteAfterMinutes } = detail as unknown as RequestDetail;
  const changes: Record<RequestRow['verb'], (state: UnitState) => UnitState> = {
    promote: (state) => promote(withCanary(state, version)),
    abort: (state) => abort(withCanary(state, version)),
    kill,
    revive,
    rollback: (state) => rollback(state, earlierReleases(history), version),
    canary: (state) => {
      const release = releaseNamed(unit, version, history);
      requireKept(state, release);

      return startCanary(state, {
        release,
        percent: percent ?? 0,
        cohorts: [],
        ...(promoteAfterMinutes ? { promoteAfterMinutes } : {}),
      });
    },
  };

  return changes[verb];
}

/**
 * A page that was open for long may show another canary than the one that runs by now: nobody gets a
 * release that the admin has not seen.
 *
 * @throws RefusedChange
 */
function withCanary(state: UnitState, seen: string | null): UnitState {
  const now = state.canary?.release.version;
  if (seen !== null && now !== undefined && now !== seen) {
    throw new RefusedChange(`The canary is ${now} by now, not ${seen}.`);
  }

  return state;
}

/** The releases that were ever active, newest first, each once. */
export function earlierReleases(history: readonly LoggedChange[]): ReleasePointer[] {
  return unique(history.map(({ record }) => record.state.active).reverse());
}

/** Every release that was live in any way, newest first. */
export function knownReleases(history: readonly LoggedChange[]): ReleasePointer[] {
  return unique(
    history
      .flatMap(({ record: { state } }) => [state.active, state.canary?.release ?? null])
      .reverse(),
  );
}

function releaseNamed(
  unit: string,
  version: string | null,
  history: readonly LoggedChange[],
): ReleasePointer {
  const found = knownReleases(history).find((each) => each.version === version);
  if (!found) throw new RefusedChange(`${unit} ${version} was never released.`);

  return found;
}

function unique(pointers: readonly (ReleasePointer | null)[]): ReleasePointer[] {
  const found = new Map<string, ReleasePointer>();
  for (const pointer of pointers) {
    if (pointer && !found.has(pointer.version)) found.set(pointer.version, pointer);
  }

  return [...found.values()];
}
