// Where a test ends this process as a power cut would. Without FAULT_AT, and in production, there
// is nothing here.

/** Transactions of the booking, refund and payout paths. */
export type Commit =
  | 'hold'
  | 'intend-payment'
  | 'record-event'
  | 'settle-intent'
  | 'intend-cancel'
  | 'expire-hold'
  | 'call-off'
  | 'settle-refund'
  | 'queue-payouts'
  | 'decide-payout'
  | 'settle-transfer'
  | 'settle-reversal'
  | 'save-bank-details';

/** Around what is asked of the provider: the intention is committed, the outcome not yet. */
type Sending = `${string}:${'before-send' | 'after-send' | 'after-settle'}`;
export type FaultPoint = `${Commit}:${'before-commit' | 'after-commit'}` | Sending;

const armed = process.env.NODE_ENV === 'production' ? undefined : process.env.FAULT_AT;

/** Ends this process when the test asked for it at this point. */
export const faultPoint: (point: FaultPoint) => void =
  armed === undefined
    ? () => {}
    : (point) => {
        if (point === armed) process.kill(process.pid, 'SIGKILL');
      };
