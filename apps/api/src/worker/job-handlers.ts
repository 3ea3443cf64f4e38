import type { Deps } from '../deps.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { eraseAgain } from '../modules/accounts/index.ts';
import { queueDueFeeds, readFeed } from '../modules/calendar/index.ts';
import { expireHold, moveDueBookings } from '../modules/checkout/index.ts';
import { settleUnanswered } from '../modules/disputes/index.ts';
import { dropPicture } from '../modules/files/index.ts';
import { queueStrandedMails, sendMail } from '../modules/notifications/index.ts';
import {
  handleProviderEvent,
  reconcile,
  retryStalled,
  runOperation,
} from '../modules/payments/index.ts';
import { queueDuePayouts, settlePayout } from '../modules/payouts/index.ts';
import { queueReminders } from '../modules/reminders/index.ts';
import { reap } from '../modules/retention/index.ts';

/** Which module does which job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'expire-hold': ({ bookingId }) => expireHold(deps, bookingId),
    'provider-event': ({ eventId }) => handleProviderEvent(deps, eventId),
    'provider-op': ({ key }) => runOperation(deps, key),
    'pay-out': ({ bookingId }) => settlePayout(deps, bookingId),
    'send-mail': ({ mailId }) => sendMail(deps, mailId),
    'read-calendar-feed': ({ feedId }) => readFeed(deps, feedId),
    'drop-picture': ({ src }) => dropPicture(deps, src),
    erase: ({ userId }) => eraseAgain(deps, userId),
    'tidy-up': async () => {
      await moveDueBookings(deps);
      await queueReminders(deps);
      await settleUnanswered(deps);
      await queueDuePayouts(deps);
      await queueStrandedMails(deps);
      await retryStalled(deps);
    },
    reconcile: () => reconcile(deps),
    'read-calendar-feeds': () => queueDueFeeds(deps),
    reap: () => reap(deps),
  };
}
