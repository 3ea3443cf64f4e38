import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { joinRanges, type TimeRange } from '@freely/domain/time-range';
import { CalendarProblem } from './calendar-problem.ts';

const program = join(import.meta.dirname, 'read-busy-times.ts');
const minute = 60_000;

/**
 * When somebody is busy between two instants, in milliseconds, from the text of an iCalendar file:
 * whole minutes, in order, joined. Events that are free or cancelled take no time, nor do copies of
 * our own, which are known by the host in their id.
 * @throws {CalendarProblem} for what is no calendar, or costs too much to read.
 */
export async function busyTimes(
  text: string,
  between: TimeRange,
  ownHost: string,
): Promise<TimeRange[]> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new CalendarProblem('not_a_calendar');
  const found = JSON.parse(await read(text, between, ownHost)) as [number, number][];

  return joinRanges(
    found.map(([from, to]) => ({
      from: Math.floor(from / minute) * minute,
      to: Math.ceil(to / minute) * minute,
    })),
  );
}

function read(text: string, { from, to }: TimeRange, ownHost: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [
        '--max-old-space-size=128',
        '--disable-warning=ExperimentalWarning',
        program,
        String(from),
        String(to),
        ownHost,
      ],
      {
        // Nothing of our own environment: it holds secrets.
        env: { TZ: 'Europe/London' },
        timeout: 8_000,
        killSignal: 'SIGKILL',
        maxBuffer: 1024 * 1024,
      },
      (error, stdout) => {
        if (!error) return resolve(stdout);
        if (error.killed) return reject(new CalendarProblem('too_slow'));
        reject(new CalendarProblem(error.code === 3 ? 'too_large' : 'not_a_calendar'));
      },
    );
    // It may be gone before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(text);
  });
}
