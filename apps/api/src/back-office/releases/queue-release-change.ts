import type { ReleaseChange } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../infrastructure/database/index.ts';
import { type Actor, recordAudit } from '../../kernel/audit/index.ts';
import { AppError } from '../../kernel/errors/index.ts';
import { insertRequest, type RequestRow } from './requests.repository.ts';

/**
 * Notes what an admin wants to be live, and has the worker do it: the API holds no key.
 * @throws 422 for a canary without its version or percentage, and for what nothing was ever released of
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
