import type { Queue } from 'pg-boss';

/** Every kind of job, with its data. Handlers read everything else from the database. */
export interface JobData {
  'expire-hold': { bookingId: number };
  'provider-event': { eventId: string };
  'provider-op': { key: string };
  /** Takes the next step of a booking's payout. */
  'pay-out': { bookingId: number };
  'send-mail': { mailId: number };
  /** Offers a time that became free to those who wait for it. */
  'offer-freed-slot': { freedSlotId: number };
  /** Tells those who signed an earlier version of a questionnaire that they are asked again. */
  'ask-again': { questionnaireId: number; version: number };
  /** Tells a customer that the address of their booking was corrected; `before` is what they knew. */
  'tell-corrected-address': { bookingId: number; before: string };
  'read-calendar-feed': { feedId: number };
  /** Deletes the files of an image, unless it is in use. */
  'drop-picture': { src: string };
  /** Erases what was written about a user while their account was being deleted (D42). */
  erase: { userId: number };
  /** Makes a change of what is live that an admin asked for. */
  'change-release': { requestId: number };
  /** Every minute: ends canaries that fail more often, or whose time has come. */
  'watch-canaries': object;
  /** The sweep, every minute: does what is due, and finds stuck work whose job was lost. */
  sweep: object;
  /** Every five minutes: compares with the payment provider, and catches up on what was missed. */
  reconcile: object;
  /** Every five minutes: queues the external calendars that are due. */
  'read-calendar-feeds': object;
  /** Every hour: purges expired data. */
  'purge-expired': object;
  /** Every hour: sums up the kept counts of bookings, by counting anew. */
  'recount-bookings': object;
  /** Every minute: goes on with what is changed of many rows since a release. */
  'run-backfills': object;
}
export type JobName = keyof JobData;

type Settings = Omit<Queue, 'name'>;

// The job of a dead worker runs again within a minute: its lease is short, and the sweep finds it.
const lease = { expireInSeconds: 30, deleteAfterSeconds: 24 * 3600 };
const soon = { ...lease, notify: true, retryBackoff: true };

/** The settings of each queue. Retries are limited because the sweep over the tables takes over. */
export const queues: Record<JobName, Settings> = {
  'expire-hold': { ...lease, retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 },
  'provider-event': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'provider-op': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'pay-out': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'send-mail': { ...soon, retryLimit: 15, retryDelay: 5, retryDelayMax: 3600 },
  'offer-freed-slot': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'ask-again': { ...lease, retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  // One waits for each booking. What is done is deleted soon, because it has an address.
  'tell-corrected-address': {
    ...lease,
    policy: 'short',
    deleteAfterSeconds: 3600,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
  },
  // A failure is recorded, and retried by the job `read-calendar-feeds`.
  'read-calendar-feed': { ...lease, notify: true, retryLimit: 0 },
  'drop-picture': {
    ...lease,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
  },
  erase: { ...lease, retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'change-release': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'watch-canaries': { ...lease, policy: 'exclusive', retryLimit: 0 },
  sweep: { ...lease, policy: 'exclusive', retryLimit: 0 },
  reconcile: { ...lease, policy: 'exclusive', retryLimit: 0 },
  'read-calendar-feeds': { ...lease, policy: 'exclusive', retryLimit: 0 },
  'purge-expired': { ...lease, policy: 'exclusive', retryLimit: 0 },
  'recount-bookings': { ...lease, policy: 'exclusive', retryLimit: 0 },
  'run-backfills': { ...lease, policy: 'exclusive', retryLimit: 0 },
};

/** When the scheduled jobs run: cron, UTC. */
export const schedules: Partial<Record<JobName, string>> = {
  'watch-canaries': '* * * * *',
  sweep: '* * * * *',
  reconcile: '*/5 * * * *',
  'read-calendar-feeds': '*/5 * * * *',
  'purge-expired': '17 * * * *',
  'recount-bookings': '43 * * * *',
  'run-backfills': '* * * * *',
};
