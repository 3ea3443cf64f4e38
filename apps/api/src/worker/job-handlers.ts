import type { Deps } from '../deps.ts';
import type { JobHandlers } from '../jobs/jobs.ts';
import { eraseAgain } from '../modules/accounts/index.ts';
import { queueDueFeeds, readFeed } from '../modules/calendar/index.ts';
import { expireHold, sweepBookings } from '../modules/checkout/index.ts';
import { settleUnanswered } from '../modules/disputes/index.ts';
import { deleteImageFiles } from '../modules/files/index.ts';
import { requeueStuckMails, sendMail } from '../modules/notifications/index.ts';
import {
  handleProviderEvent,
  reconcile,
  retryStalled,
  runOperation,
} from '../modules/payments/index.ts';
import { queueDuePayouts, settlePayout } from '../modules/payouts/index.ts';
import { queueReminders } from '../modules/reminders/index.ts';
import { purgeExpired } from '../modules/retention/index.ts';

/** The handler of each job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'expire-hold': ({ bookingId }) => expireHold(deps, bookingId),
    'provider-event': ({ eventId }) => handleProviderEvent(deps, eventId),
    'provider-op': ({ key }) => runOperation(deps, key),
    'pay-out': ({ bookingId }) => settlePayout(deps, bookingId),
    'send-mail': ({ mailId }) => sendMail(deps, mailId),
    'read-calendar-feed': ({ feedId }) => readFeed(deps, feedId),
    'drop-picture': ({ src }) => deleteImageFiles(deps, src),
    erase: ({ userId }) => eraseAgain(deps, userId),
    'tidy-up': async () => {
      await sweepBookings(deps);
      await queueReminders(deps);
      await settleUnanswered(deps);
      await queueDuePayouts(deps);
      await requeueStuckMails(deps);
      await retryStalled(deps);
    },
    reconcile: () => reconcile(deps),
    'read-calendar-feeds': () => queueDueFeeds(deps),
    reap: () => purgeExpired(deps),
  };
}
