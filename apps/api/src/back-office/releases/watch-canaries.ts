import {
  abort,
  type CountedMinute,
  decideCanary,
  promote,
  type UnitRecord,
} from '@freely/platform';
import type { Deps } from '../../deps.ts';
import type { LoggedChange } from '../../infrastructure/releases/index.ts';
import { recordAudit } from '../../kernel/audit/index.ts';
import { type MinuteRow, strikingNetworks, votesByMinute } from './release-counts.repository.ts';

const MINUTE_MS = 60_000;

export interface Verdict {
  readonly verb: 'abort' | 'promote' | 'wait';
  readonly reason: string;
}

type WatchDeps = Pick<Deps, 'db' | 'config' | 'releases'>;

/**
 * Every minute: compares each canary with the active release, and ends the canary when it fails more
 * often, or when it is to be promoted by now. The controller's key can do nothing else.
 */
export async function watchCanaries({ db, config, releases }: WatchDeps): Promise<void> {
  if (!releases?.may.endCanaries) return;
  const { units } = await releases.current();
  for (const [unit, record] of Object.entries(units)) {
    const { canary } = record.state;
    if (!canary) continue;
    const verdict = await judgeCanary({ db, config, releases }, unit, record);
    if (!verdict || verdict.verb === 'wait') continue;
    const { verb, reason } = verdict;
    const end = verb === 'abort' ? abort : promote;
    await releases.change('controller', {
      ...{ unit, verb, reason, person: 'the controller' },
      // Somebody may have ended it, or begun another one, since it was judged.
      change: (state) =>
        state.canary?.release.version === canary.release.version ? end(state) : state,
    });
    const detail = { version: canary.release.version, reason };
    await recordAudit(db, {
      actor: null,
      action: `release.${verb}`,
      object: `release:${unit}`,
      detail,
    });
  }
}

/** What the counts say of a unit's canary so far; null without one. */
export async function judgeCanary(
  { db, config, releases }: WatchDeps,
  unit: string,
  record: UnitRecord,
): Promise<Verdict | null> {
  const { active, canary } = record.state;
  if (!releases || !active || !canary) return null;
  const [newer, older] = [canary.release.version, active.version];
  const began = beganAt(await releases.history(unit), newer);
  const votes = await votesByMinute(db, unit, [newer, older], began);
  const networks = await strikingNetworks(db, { unit, version: newer }, began);
  const after = canary.promoteAfterMinutes;

  return decideCanary({
    canary: newer,
    active: older,
    minutes: minutesOf(votes, newer),
    strikingNetworks: networks,
    leastNetworks: config.reportLimits.strikingNetworks,
    ageMinutes: minutesSince(began),
    promotesInMinutes:
      after === undefined
        ? null
        : Math.max(0, after - shownFor(new Date(record.at), firstVisitOf(newer, votes))),
  });
}

/**
 * When the canary began that is running now: changes of its percentage do not begin it anew.
 *
 * Records are dated by the machine of whoever made them. One that is ahead would keep a bad canary from
 * being judged until its time has come, so the record before counts: nobody had the canary until then.
 */
function beganAt(history: readonly LoggedChange[], version: string): Date {
  const now = Date.now();
  let began: number | null = null;
  let last = 0;
  for (const { record } of history) {
    const at = Date.parse(record.at);
    if (record.state.canary?.release.version !== version) began = null;
    else began ??= at > now ? last : at;
    if (at <= now) last = at;
  }

  return new Date(began ?? now);
}

function firstVisitOf(canary: string, votes: readonly MinuteRow[]): Date {
  const first = votes.find(({ version, kind }) => version === canary && kind === 'visit');

  return first?.minute ?? new Date();
}

/**
 * For how many minutes people have had a canary. By a clock that is behind it began long ago, so they
 * must have been seen for as long; by one that is ahead, its signature does not allow to promote it yet.
 */
function shownFor(recordedAt: Date, firstVisit: Date): number {
  return Math.min(minutesSince(recordedAt), minutesSince(firstVisit));
}

function minutesOf(votes: readonly MinuteRow[], canary: string): CountedMinute[] {
  const minutes = new Map<number, CountedMinute>();
  for (const { minute, version, kind, count } of votes) {
    const at = minute.getTime();
    const before = minutes.get(at) ?? {
      canary: { visitors: 0, struck: 0 },
      active: { visitors: 0, struck: 0 },
    };
    const group = version === canary ? 'canary' : 'active';
    const field = kind === 'visit' ? 'visitors' : 'struck';
    const counted = { ...before[group], [field]: count };
    minutes.set(at, { ...before, [group]: counted });
  }

  // A browser that was there earlier in the minute may be struck in it: it was a visitor, too.
  return [...minutes.values()];
}

function minutesSince(instant: Date): number {
  return Math.floor((Date.now() - instant.getTime()) / MINUTE_MS);
}
