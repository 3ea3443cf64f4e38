import { inTransaction, lockPractitioner } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { unseal } from '../../secrets/seal.ts';
import { busyTimes } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';
import * as feeds from './feeds.repository.ts';
import { feedSeal } from './feeds.service.ts';
import { fetchCalendar } from './fetch-calendar.ts';

const mostAtOnce = 200;
/** All that is kept of somebody's event elsewhere, beside its time. */
const title = 'Busy in another calendar';

/** Reads a calendar from elsewhere, and blocks the slots that its busy times touch (D32). */
export async function readFeed({ db, config }: Deps, feedId: number): Promise<void> {
  const feed = await feeds.findFeed(db, feedId);
  if (!feed) return;
  const practitionerId = feed.practitioner_id;
  const url = unseal(config.dataKey, feedSeal(practitionerId, feed.url_hash), feed.sealed_url);

  try {
    const text = await fetchCalendar(url, { allowsLoopback: config.calendarLoopback });
    const busy = await busyTimes(text, feed, new URL(config.shellUrl).hostname);
    await inTransaction(db, async (trx) => {
      await lockPractitioner(trx, practitionerId);
      // It may have been removed while we were reading.
      if (!(await feeds.findFeed(trx, feedId))) return;
      await feeds.saveBusyTimes(trx, { id: feedId, practitionerId, title }, busy);
    });
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    await feeds.saveProblem(db, feedId, error.message);
  }
}

/** A job for each calendar whose time has come. */
export async function queueDueFeeds({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const feedId of await feeds.takeDueFeeds(trx, mostAtOnce)) {
      await jobs.enqueue(trx, 'read-calendar-feed', { feedId });
    }
  });
}
