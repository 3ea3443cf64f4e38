import type { Queue } from 'pg-boss';

/** Every kind of job, and what one carries. Handlers read the rest from the database. */
export interface JobData {
  'expire-hold': { bookingId: number };
  'provider-event': { eventId: string };
  'provider-op': { key: string };
  /** Looks at what a booking earned, and takes the next step of its payout. */
  'pay-out': { bookingId: number };
  'send-mail': { mailId: number };
  'read-calendar-feed': { feedId: number };
  /** Deletes the files of a picture, unless somebody shows it. */
  'drop-picture': { src: string };
  /** Whatever was written about somebody while their account was being deleted (D42). */
  erase: { userId: number };
  /** Once a minute: whatever the jobs above should have done by now. */
  'tidy-up': object;
  /** Every five minutes: what the payment provider knows and we missed. */
  reconcile: object;
  /** Every five minutes: calendars elsewhere whose time has come. */
  'read-calendar-feeds': object;
  /** Once an hour: what is over and of no use any more. */
  reap: object;
}
export type JobName = keyof JobData;

type Settings = Omit<Queue, 'name'>;

// A worker that dies gives its job back within a minute: a short lease, and a pass that finds it.
const lease = { expireInSeconds: 30, deleteAfterSeconds: 24 * 3600 };
const soon = { ...lease, notify: true, retryBackoff: true };

/** How each queue is worked. Retries end only where a pass over the tables takes over. */
export const queues: Record<JobName, Settings> = {
  'expire-hold': { ...lease, retryLimit: 10, retryDelay: 2, retryBackoff: true, retryDelayMax: 60 },
  'provider-event': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'provider-op': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'pay-out': { ...soon, retryLimit: 20, retryDelay: 1, retryDelayMax: 120 },
  'send-mail': { ...soon, retryLimit: 15, retryDelay: 5, retryDelayMax: 3600 },
  // What fails is written down, and tried again by the pass.
  'read-calendar-feed': { ...lease, notify: true, retryLimit: 0 },
  'drop-picture': {
    ...lease,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
  },
  erase: { ...lease, retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
  'tidy-up': { ...lease, policy: 'exclusive', retryLimit: 0 },
  reconcile: { ...lease, policy: 'exclusive', retryLimit: 0 },
  'read-calendar-feeds': { ...lease, policy: 'exclusive', retryLimit: 0 },
  reap: { ...lease, policy: 'exclusive', retryLimit: 0 },
};

/** When the passes run: cron, UTC. */
export const schedules: Partial<Record<JobName, string>> = {
  'tidy-up': '* * * * *',
  reconcile: '*/5 * * * *',
  'read-calendar-feeds': '*/5 * * * *',
  reap: '17 * * * *',
};
