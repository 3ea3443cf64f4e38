import { createHash } from 'node:crypto';
import type { CalendarFeeds } from '@freely/api-client/contract';
import type { Deps } from '../../deps.ts';
import { inTransaction, lockPractitioner } from '../../infrastructure/database/index.ts';
import { encrypt, feedUrlContext } from '../../infrastructure/encryption/index.ts';
import { AppError, type ErrorMessage, notFound } from '../../kernel/errors/index.ts';
import type { SessionUser } from '../../kernel/sessions/index.ts';
import { CalendarProblem } from './calendar-problem.ts';
import * as feeds from './feeds.repository.ts';
import { calendarUrl } from './fetch-calendar.ts';
import { readOwnCalendarUrl } from './own-calendar-url.ts';

const maxFeeds = 5;

/** The secret URL outlives every session, so an impersonating admin must not see it (D34). */
export async function readFeeds(
  deps: Pick<Deps, 'db' | 'config'>,
  { id, impersonatorId }: Pick<SessionUser, 'id' | 'impersonatorId'>,
): Promise<CalendarFeeds> {
  const rows = await feeds.listFeeds(deps.db, id);
  const busy = rows.length === 0 ? [] : await feeds.listBusyTimes(deps.db, id);

  return {
    address: impersonatorId === null ? await readOwnCalendarUrl(deps, id) : null,
    feeds: rows.map(({ read_at, ...feed }) => ({
      ...feed,
      read_at: read_at?.toISOString() ?? null,
    })),
    ...(busy.length === 0 ? {} : { busy: busy.map(presentBusy) }),
  };
}

const presentBusy = ({ feed_id, from, to }: { feed_id: number; from: Date; to: Date }) => ({
  feed_id,
  from: from.toISOString(),
  to: to.toISOString(),
});

/** Adds an external calendar, and queues a job that reads it. */
export async function addFeed(
  { db, jobs, config }: Pick<Deps, 'db' | 'jobs' | 'config'>,
  practitionerId: number,
  { url: text, name }: { url: string; name: string },
): Promise<void> {
  const url = urlOf(text, config);
  const urlHash = createHash('sha256').update(url.href).digest();

  await inTransaction(db, async (trx) => {
    await lockPractitioner(trx, practitionerId);
    if ((await feeds.listFeeds(trx, practitionerId)).length >= maxFeeds) {
      throw refuse({ key: 'calendars.tooMany', values: { max: maxFeeds } });
    }
    const id = await feeds.insertFeed(trx, {
      practitioner_id: practitionerId,
      name,
      host: url.hostname,
      url_hash: urlHash,
      sealed_url: encrypt(config.dataKeys, feedUrlContext(practitionerId, urlHash), url.href),
    });
    if (id === undefined) throw refuse('calendars.addedAlready');
    await jobs.enqueue(trx, 'read-calendar-feed', { feedId: id });
  });
}

export async function removeFeed(
  { db }: Pick<Deps, 'db'>,
  id: number,
  practitionerId: number,
): Promise<void> {
  if (!(await feeds.deleteFeed(db, id, practitionerId))) {
    throw notFound('calendars.notFound');
  }
}

function urlOf(text: string, config: Deps['config']): URL {
  try {
    const url = calendarUrl(text, { allowsLoopback: config.calendarLoopback });
    // Our own bookings would come back as busy times, and block slots even after a cancellation.
    if (!url.href.startsWith(`${config.apiUrl}/`)) return url;
  } catch (error) {
    if (error instanceof CalendarProblem) throw refuse(error.text);
    throw error;
  }
  throw refuse('calendars.own');
}

function refuse(message: ErrorMessage): AppError {
  return new AppError('invalid', message, { url: [message] });
}
