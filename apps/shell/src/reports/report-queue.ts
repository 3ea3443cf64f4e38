import type { ReleaseReport } from '@freely/api-client/contract';

type ReportedEvent = ReleaseReport['events'][number];
type ReportedVital = ReleaseReport['vitals'][number];

/** What the API takes at once. */
const MOST_EVENTS = 30;
const MOST_COUNTED = 20;
const MOST_VITALS = 12;

/** Collects what happened, each release and kind once with its number, until it is sent. */
export interface ReportQueue {
  add(event: Omit<ReportedEvent, 'count'>): void;
  addVital(vital: ReportedVital): void;
  /** Empties the queue. @returns null when there is nothing to send */
  take(): ReleaseReport | null;
}

export function reportQueue(): ReportQueue {
  let events = new Map<string, ReportedEvent>();
  let vitals: ReportedVital[] = [];

  return {
    add({ unit, version, kind }) {
      const key = `${unit} ${version} ${kind}`;
      const count = (events.get(key)?.count ?? 0) + 1;
      // A page that throws in a loop says nothing more by the hundredth time.
      events.set(key, { unit, version, kind, count: Math.min(count, MOST_COUNTED) });
    },
    addVital: (vital) => {
      vitals.push(vital);
    },
    take() {
      if (events.size + vitals.length === 0) return null;
      const report = {
        events: [...events.values()].slice(0, MOST_EVENTS),
        vitals: vitals.slice(0, MOST_VITALS),
      };
      events = new Map();
      vitals = [];

      return report;
    },
  };
}
