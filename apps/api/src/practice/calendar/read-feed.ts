import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { decrypt, feedUrlContext } from '../../infrastructure/encryption/index.ts';
import { marketLanguage, translatorFor } from '../../kernel/messages/index.ts';
import { busyTimes } from './busy-times.ts';
import { CalendarProblem } from './calendar-problem.ts';
import * as feeds from './feeds.repository.ts';
import { fetchCalendar } from './fetch-calendar.ts';

const batchSize = 200;

/** Reads an external calendar, and blocks the slots that overlap its busy times (D32). */
export async function readFeed({ db, config }: Deps, feedId: number): Promise<void> {
  const feed = await feeds.findFeed(db, feedId);
  if (!feed) return;
  const practitionerId = feed.practitioner_id;
  const context = feedUrlContext(practitionerId, feed.url_hash);
  const url = decrypt(config.dataKeys, context, feed.sealed_url);

  try {
    const text = await fetchCalendar(url, { allowsLoopback: config.calendarLoopback });
    const busy = await busyTimes(text, feed, {
      host: new URL(config.shellUrl).hostname,
      ownBookings: (ids) => feeds.listOwnBookings(db, practitionerId, ids),
    });
    await inTransaction(db, async (trx) => {
      await lockPractitioner(trx, practitionerId);
      // The feed may have been removed in the meantime.
      if (!(await feeds.findFeed(trx, feedId))) return;
      // Stored for every external event, instead of its own title.
      const title = translatorFor(marketLanguage)('external', { ns: 'api/calendar' });
      await feeds.saveBusyTimes(trx, { id: feedId, practitionerId, title }, busy);
    });
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    await feeds.saveProblem(db, feedId, error.message);
  }
}

/** Queues a job for each external calendar that is due. */
export async function queueDueFeeds({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const feedId of await feeds.claimDueFeeds(trx, batchSize)) {
      await jobs.enqueue(trx, 'read-calendar-feed', { feedId });
    }
  });
}
