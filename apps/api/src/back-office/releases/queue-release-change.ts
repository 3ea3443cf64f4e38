import type { ReleaseChange } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import type { Releases } from '../../infrastructure/releases/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError, type ErrorMessage } from '../../kernel/errors/index.ts';
import { knownReleases } from './make-release-change.ts';
import { insertRequest, type RequestRow } from './requests.repository.ts';

/**
 * Notes what an admin wants to be live, and has the worker do it, which alone signs.
 * @throws 422 for a canary without its version or percentage, and for what was never released
 */
export async function queueReleaseChange(
  { db, jobs, releases }: Pick<Deps, 'db' | 'jobs' | 'releases'>,
  change: ReleaseChange,
  actor: Actor,
): Promise<RequestRow> {
  const { unit, verb, reason, version, percent = null } = change;
  if (verb === 'canary' && (version === null || percent === null)) {
    const message = 'releases.needsRelease';
    throw new AppError('invalid', message, { version: [message] });
  }
  if (releases && !Object.hasOwn((await releases.current()).envelopes, unit)) {
    const message = 'releases.unknown';
    throw new AppError('invalid', message, { unit: [message] });
  }
  if (releases && version !== null && namesRelease[verb]) {
    await requireReleased(releases, unit, version);
  }
  const detail = {
    ...{ version, percent },
    promoteAfterMinutes: change.promote_after_minutes ?? null,
  };

  return inTransaction(db, async (trx) => {
    const request = await insertRequest(trx, { userId: actor.id, unit, verb, reason, detail });
    await jobs.enqueue(trx, 'change-release', { requestId: request.id });
    await recordAudit(trx, {
      actor,
      action: `release.${verb}`,
      object: `release:${unit}`,
      detail: { version, percent, reason },
    });

    return request;
  });
}

/** Whether the version says something; the kill switch is never held up by one. */
const namesRelease: Record<ReleaseChange['verb'], boolean> = {
  canary: true,
  promote: true,
  abort: true,
  rollback: true,
  kill: false,
  revive: false,
};

/** The worker would refuse it, too, but later. @throws {AppError} 422 for a version that was never live in any way */
async function requireReleased(releases: Releases, unit: string, version: string): Promise<void> {
  const known = knownReleases(await releases.history(unit));
  if (known.some((release) => release.version === version)) return;
  const message: ErrorMessage = { key: 'releases.unknownVersion', values: { unit, version } };
  throw new AppError('invalid', message, { version: [message] });
}
