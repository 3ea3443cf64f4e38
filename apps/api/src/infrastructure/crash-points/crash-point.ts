// Crash points: a test kills this process at one of them, like a power cut. They do nothing without
// FAULT_AT, and in production.

/** Transactions of the booking, refund and payout paths. */
export type Commit =
  | 'hold'
  | 'enqueue-payment'
  | 'record-event'
  | 'settle-intent'
  | 'enqueue-cancel'
  | 'expire-hold'
  | 'cancel-booking'
  | 'offer-slot'
  | 'close-freed-slot'
  | 'resell'
  | 'settle-refund'
  | 'queue-payouts'
  | 'decide-payout'
  | 'settle-transfer'
  | 'settle-reversal'
  | 'save-bank-details';

/** Around a request to the provider: its outbox entry is committed, its outcome is not yet. */
type Sending = `${string}:${'before-send' | 'after-send' | 'after-settle'}`;
export type FaultPoint = `${Commit}:${'before-commit' | 'after-commit'}` | Sending;

const armed = process.env.NODE_ENV === 'production' ? undefined : process.env.FAULT_AT;

/** Kills this process when the test has armed this point. */
export const faultPoint: (point: FaultPoint) => void =
  armed === undefined
    ? () => {}
    : (point) => {
        if (point === armed) process.kill(process.pid, 'SIGKILL');
      };
