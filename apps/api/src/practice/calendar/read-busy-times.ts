// Runs as a separate process: reads an iCalendar file from stdin and prints the busy times of an
// interval as JSON, copies of bookings with their id. Recurrence rules from strangers can take any
// amount of time and memory, so the parent process limits both. TZ must be Europe/London, the zone of dates and times without one.
import { text } from 'node:stream/consumers';
import ical, { type VEvent, type VFreebusy } from 'node-ical';

const [from = 0, to = 0] = process.argv.slice(2, 4).map(Number);
const ownHost = process.argv[4] ?? '';
const maxIntervals = 5000;
const tooLargeExitCode = 3;

const calendar = ical.sync.parseICS(await text(process.stdin));
const busy: [from: number, to: number, bookingId: number | null][] = [];
try {
  for (const part of Object.values(calendar)) {
    if (part?.type === 'VEVENT') addEvent(part);
    else if (part?.type === 'VFREEBUSY') addFreebusy(part);
    if (busy.length > maxIntervals) process.exit(tooLargeExitCode);
  }
} catch {
  // The library throws when a recurrence rule never ends.
  process.exit(tooLargeExitCode);
}
process.stdout.write(JSON.stringify(busy));

/** The booking or time off of ours that this is a copy of. */
function copyOf({ uid }: VEvent): { isTimeOff: boolean; bookingId: number | null } {
  const [name = '', host] = String(uid).split('@');
  const [, kind, id] = (host === ownHost && /^(booking|time-off)-(\d{1,15})$/.exec(name)) || [];

  return { isTimeOff: kind === 'time-off', bookingId: kind === 'booking' ? Number(id) : null };
}

function addEvent(event: VEvent): void {
  const { isTimeOff, bookingId } = copyOf(event);
  // Our own rows are more up to date.
  if (isTimeOff) return;
  const within = { from: new Date(from), to: new Date(to), expandOngoing: true };
  for (const each of ical.expandRecurringEvent(event, within)) {
    if (each.event.transparency === 'TRANSPARENT' || each.event.status === 'CANCELLED') continue;
    add(each.start, each.end, bookingId);
  }
}

function addFreebusy({ freebusy = [] }: VFreebusy): void {
  for (const { type, start, end } of freebusy) if (type !== 'FREE') add(start, end);
}

function add(start: Date, end: Date, bookingId: number | null = null): void {
  const first = Math.max(start.getTime(), from);
  const last = Math.min(end.getTime(), to);
  if (first < last) busy.push([first, last, bookingId]);
}
