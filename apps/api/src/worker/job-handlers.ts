import { runBackfills } from '../back-office/backfills/index.ts';
import { recountBookings } from '../back-office/bookings/index.ts';
import {
  makeReleaseChange,
  requeueStuckChanges,
  watchCanaries,
} from '../back-office/releases/index.ts';
import { purgeExpired } from '../back-office/retention/index.ts';
import { askAgain } from '../booking/answers/index.ts';
import { expireHold, sweepBookings } from '../booking/checkout/index.ts';
import { settleUnanswered } from '../booking/disputes/index.ts';
import { queueReminders } from '../booking/reminders/index.ts';
import { tellCorrectedAddress } from '../booking/rescheduling/index.ts';
import { offerFreedSlot, requeueOpenSlots } from '../booking/waiting-list/index.ts';
import type { Deps } from '../deps.ts';
import type { JobHandlers } from '../infrastructure/jobs/index.ts';
import {
  handleProviderEvent,
  holdPayments,
  reconcile,
  refundDueAgain,
  resellDue,
  retryStalled,
  runOperation,
} from '../money/payments/index.ts';
import { queueDuePayouts, settlePayout } from '../money/payouts/index.ts';
import { watchTaxDetails } from '../money/tax-details/index.ts';
import { requeueStuckMails, sendMail } from '../notifications/index.ts';
import { eraseAgain } from '../people/accounts/index.ts';
import { queueDueFeeds, readFeed } from '../practice/calendar/index.ts';
import { deleteImageFiles } from '../practice/images/index.ts';
import { watchPapers } from '../practice/papers/index.ts';

/** The handler of each job. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'expire-hold': ({ bookingId }) =>
      expireHold({ ...deps, payments: holdPayments(deps) }, bookingId),
    'provider-event': ({ eventId }) => handleProviderEvent(deps, eventId),
    'provider-op': ({ key }) => runOperation(deps, key),
    'pay-out': ({ bookingId }) => settlePayout(deps, bookingId),
    'send-mail': ({ mailId }) => sendMail(deps, mailId),
    'offer-freed-slot': ({ freedSlotId }) => offerFreedSlot(deps, freedSlotId),
    'tell-corrected-address': (corrected) => tellCorrectedAddress(deps, corrected),
    'ask-again': (changed) => askAgain(deps, changed),
    'read-calendar-feed': ({ feedId }) => readFeed(deps, feedId),
    'drop-picture': ({ src }) => deleteImageFiles(deps, src),
    'change-release': ({ requestId }) => makeReleaseChange(deps, requestId),
    'watch-canaries': () => watchCanaries(deps),
    erase: ({ userId }) => eraseAgain(deps, userId),
    sweep: async () => {
      await sweepBookings(deps);
      await requeueOpenSlots(deps);
      await watchPapers(deps);
      await queueReminders(deps);
      await settleUnanswered(deps);
      await resellDue(deps);
      await refundDueAgain(deps);
      await watchTaxDetails(deps);
      await queueDuePayouts(deps);
      await requeueStuckMails(deps);
      await retryStalled(deps);
      await requeueStuckChanges(deps);
    },
    reconcile: () => reconcile(deps),
    'read-calendar-feeds': () => queueDueFeeds(deps),
    'purge-expired': () => purgeExpired(deps),
    'recount-bookings': () => recountBookings(deps.db),
    'run-backfills': () => runBackfills(deps),
  };
}
