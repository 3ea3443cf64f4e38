import type { Deps } from '../../deps.ts';
import { accessOfOthersEnded } from '../../people/events/index.ts';
import { calendarUrlEnded } from '../events/index.ts';
import { revokeOwnCalendarUrl } from './own-calendar-url.repository.ts';

/** Whoever had a session of the account may have read the secret URL of its calendar. */
export function subscribeCalendar({ events }: Pick<Deps, 'events'>): void {
  events.subscribe(accessOfOthersEnded, async (trx, { userId }) => {
    const wasThere = await revokeOwnCalendarUrl(trx, userId);
    if (wasThere) await events.publish(trx, calendarUrlEnded, { practitionerId: userId });
  });
}
