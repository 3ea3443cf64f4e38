import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { mergeRanges, type TimeRange } from '@freely/domain/time-range';
import { CalendarProblem } from './calendar-problem.ts';

const script = join(import.meta.dirname, 'read-busy-times.ts');
const minute = 60_000;

/** What the script prints: milliseconds, and of the copy of a booking its id. */
type Found = [from: number, to: number, bookingId: number | null];

export interface OwnEntries {
  /** Of the ids of our own entries. */
  host: string;
  /** Which of these bookings are the calendar owner's, as their practitioner. */
  ownBookings: (ids: number[]) => Promise<number[]>;
}

/**
 * The busy times in an iCalendar file between two instants (milliseconds): whole minutes, sorted
 * and merged. Ignores events that are free or cancelled, and copies of the owner's time off and of
 * the bookings that they give: our own rows are more up to date. Of what they have booked themselves,
 * as a customer, only the copy keeps the time.
 *
 * @param timeout milliseconds after which reading is ended
 * @throws {CalendarProblem} for a text that is not a calendar, or takes too much to read.
 */
export async function busyTimes(
  text: string,
  between: TimeRange,
  { host, ownBookings }: OwnEntries,
  timeout = 8_000,
): Promise<TimeRange[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarProblem('not_a_calendar');
  const found = JSON.parse(await read(text, between, { ownHost: host, timeout })) as Found[];
  const copied = found.flatMap(([, , bookingId]) => bookingId ?? []);
  const own = new Set(copied.length === 0 ? [] : await ownBookings([...new Set(copied)]));

  return mergeRanges(
    found
      .filter(([, , bookingId]) => bookingId === null || !own.has(bookingId))
      .map(([from, to]) => ({
        from: Math.floor(from / minute) * minute,
        to: Math.ceil(to / minute) * minute,
      })),
  );
}

function read(
  text: string,
  { from, to }: TimeRange,
  { ownHost, timeout }: { ownHost: string; timeout: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [
        '--max-old-space-size=128',
        '--disable-warning=ExperimentalWarning',
        script,
        String(from),
        String(to),
        ownHost,
      ],
      {
        // Our own environment is not passed on: it holds secrets.
        env: { TZ: 'Europe/London' },
        timeout,
        killSignal: 'SIGKILL',
        maxBuffer: 1024 * 1024,
      },
      (error, stdout) => {
        if (!error) return resolve(stdout);
        if (error.killed) return reject(new CalendarProblem('too_slow'));
        reject(new CalendarProblem(error.code === 3 ? 'too_large' : 'not_a_calendar'));
      },
    );
    // The child may exit before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(text);
  });
}
