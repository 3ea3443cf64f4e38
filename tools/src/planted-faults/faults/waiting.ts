import type { FaultArea } from '../planted-fault.ts';

const list = 'apps/api/src/booking/waiting-list';
const offers = (only: string) => ({ jest: `${list}/offers.test.ts`, only });
const inOrder = offers('goes to who joined first');

export const waiting: FaultArea = {
  title: 'Waiting lists',
  faults: [
    {
      id: 'left-list-takes-a-paid-time',
      breaks: 'Who leaves a list a moment after paying for its offer loses the appointment',
      edits: [
        {
          file: 'apps/api/src/booking/waiting-list/leave-list.ts',
          find: '  if (unpaid) await confirmPaidHolds(deps.payments, [unpaid.booking_id]);\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/waiting-list/offers.test.ts',
        only: 'has just paid it',
      },
    },
    {
      id: 'waits-out-of-reach',
      breaks: 'Somebody waits for a practitioner who would never come to that address',
      edits: [
        {
          file: 'apps/api/src/market/availability/require-reach.ts',
          find: 'if (!isReached) throw',
          replace: 'if (!isReached && places.length > 1) throw',
        },
      ],
      caughtBy: {
        jest: `${list}/within-reach.test.ts`,
        only: 'refused as by a booking',
      },
    },
    {
      id: 'offered-to-the-last',
      breaks: 'A time that becomes free is offered to who joined last',
      edits: [
        {
          file: `${list}/freed-slots.repository.ts`,
          find: ".orderBy('e.created_at')\n    .orderBy('e.id')",
          replace: ".orderBy('e.created_at', 'desc')\n    .orderBy('e.id', 'desc')",
        },
      ],
      caughtBy: inOrder,
    },
    {
      id: 'freed-time-asked-about-for-ever',
      breaks:
        'A time that is free after the last day of somebody who waits is asked about again for ever',
      edits: [
        {
          file: 'apps/api/src/booking/waiting-list/freed-slots.repository.ts',
          find: 'Math.max(from, Date.now())',
          replace: 'Math.min(from, Date.now())',
        },
      ],
      caughtBy: offers('who waits for an earlier day only'),
    },
    {
      id: 'freed-time-goes-round',
      breaks:
        'A free day goes round among those who do not answer, with mails, and nobody can book it',
      edits: [
        {
          file: `${list}/subscribe.ts`,
          find: "reason: 'released', originId });",
          replace: "reason: 'released' });",
        },
      ],
      caughtBy: offers('which may suit several'),
    },
    {
      id: 'waits-for-what-is-booked',
      breaks: 'Who books an offered time by the usual way goes on waiting for it',
      edits: [
        {
          file: `${list}/offers.repository.ts`,
          find: 'booking_id = ${bookingId} or booking_id in (\n',
          replace: 'booking_id = ${bookingId} and booking_id not in (\n',
        },
      ],
      caughtBy: { jest: `${list}/offers.test.ts`, only: 'booked by the usual way' },
    },
    {
      id: 'freed-time-offered-beside-itself',
      breaks:
        'What became free is offered a quarter of an hour off, where the time beside it is free, too',
      edits: [
        {
          file: `${list}/offer-freed-slot.ts`,
          find: 'if (visit.from < freed.from || visit.to > freed.to) {',
          replace: 'if (visit.from < 0) {',
        },
      ],
      caughtBy: offers('is offered as it was'),
    },
    {
      id: 'offered-again-and-again',
      breaks: 'A time that somebody refused is offered to them again',
      edits: [
        {
          file: `${list}/offer-freed-slot.ts`,
          find: '!unwanted.some((taken) => rangesOverlap(taken, visit))',
          replace: 'unwanted.length >= 0',
        },
      ],
      caughtBy: inOrder,
    },
    {
      id: 'cancelled-time-offered-to-nobody',
      breaks: 'A cancelled time is not remembered for those who wait',
      edits: [
        {
          file: `${list}/subscribe.ts`,
          find: 'if (!isTimeBlocked) await offer',
          replace: 'if (isTimeBlocked) await offer',
        },
      ],
      caughtBy: inOrder,
    },
    {
      id: 'time-of-patch-test-offered-to-nobody',
      breaks: 'The time of a patch test that is cancelled is not remembered for those who wait',
      edits: [
        {
          file: `${list}/subscribe.ts`,
          find: "    await offerPatchTest(trx, booking, 'cancelled');\n",
          replace: '',
        },
      ],
      caughtBy: offers('a booking with a patch test is cancelled'),
    },
    {
      id: 'skipped-while-offered',
      breaks: 'Who takes an offer is never offered what else became free meanwhile',
      edits: [
        {
          file: `${list}/subscribe.ts`,
          find: '    await offerSkipped(trx, taken);\n',
          replace: '',
        },
      ],
      caughtBy: offers('the other time is offered, too, when the first is taken'),
    },
    {
      id: 'missed-offers-without-end',
      breaks: 'Somebody who lets every offer lapse keeps times from everybody else',
      edits: [
        {
          file: `${list}/offer-freed-slot.ts`,
          find: '  if ((await pausedUntil(trx, customerId)) !== null) return;\n',
          replace: '  void pausedUntil;\n',
        },
      ],
      caughtBy: offers('three missed offers are followed by a pause'),
    },
    {
      id: 'offered-holds-count',
      breaks: 'A time that we offered counts as a hold that the customer took',
      edits: [
        {
          file: 'libs/domain/src/hold-limits.ts',
          find: '!hold.wasOffered && (hold',
          replace: '(hold',
        },
      ],
      caughtBy: offers('offered holds count neither'),
    },
    {
      id: 'waits-for-the-same-twice',
      breaks: 'Somebody joins the same waiting list five times, and is offered five times',
      edits: [
        {
          file: `${list}/join-list.ts`,
          find: "    if (await waitsForThis(trx, entry, null)) throw wrongState('waitingList.already');\n",
          replace: '',
        },
      ],
      caughtBy: {
        jest: `${list}/offers.test.ts`,
        only: 'nobody waits for the same twice',
      },
    },
    {
      id: 'paused-for-a-practitioner-who-left',
      breaks: 'Customers get no more offers because practitioners who were to serve them have left',
      edits: [
        {
          file: 'apps/api/src/booking/waiting-list/offers.repository.ts',
          find: '        and not withdrawn\n',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/waiting-list/offers.test.ts',
        only: 'offers that ended because the practitioner left',
      },
    },
    {
      id: 'late-refusals-never-paused',
      breaks: 'Who lets go of every offer at its last minute keeps each time from the others',
      edits: [
        {
          file: `${list}/offers.repository.ts`,
          find: "or status = 'refused'\n          and",
          replace: "or status = 'missed'\n          and",
        },
      ],
      caughtBy: offers('so are three that were let go'),
    },
    {
      id: 'left-list-keeps-its-offer',
      breaks: 'Who leaves a waiting list goes on holding the time that the next could have',
      edits: [
        {
          file: `${list}/leave-list.ts`,
          find: "if (held?.status === 'held')",
          replace: "if (held?.status === 'confirmed')",
        },
      ],
      caughtBy: offers('when who was offered it leaves the list'),
    },
    {
      id: 'own-time-offered-back',
      breaks: 'Who cancels an appointment is offered its time first, and it is held for them',
      edits: [
        {
          file: `${list}/offers.repository.ts`,
          find: "e.kind = 'cancelled_by_customer' and e.at > ${since}",
          replace: 'false',
        },
      ],
      caughtBy: offers('is not offered to the one who gave it back'),
    },
    {
      id: 'declined-offer-called-a-booking',
      breaks: 'Who lets an offer go finds it among their bookings, as one that they cancelled',
      edits: [
        {
          file: 'apps/api/src/booking/bookings/own-bookings.ts',
          find: ' && !isEndedOffer(view)',
          replace: '',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/booking/bookings/customer-bookings.test.ts',
        only: 'an offer that was let go',
      },
    },
  ],
};
