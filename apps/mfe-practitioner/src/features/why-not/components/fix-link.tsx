import type { NotOfferedReason, NotShownReason } from '@freely/api-client/contract';
import { Link } from '@freely/router';
import { useWords } from '../words.ts';

/** Where each reason can be done something about. */
const FIXES = {
  inactive: ['settings', '/practitioner/settings'],
  no_price: ['services', '/practitioner/services'],
  location_off: ['locations', '/practitioner/locations'],
  no_hours: ['availability', '/practitioner/availability'],
  outside_hours: ['availability', '/practitioner/availability'],
  break: ['availability', '/practitioner/availability'],
  time_off: ['calendar', '/practitioner/calendar'],
  booking: ['calendar', '/practitioner/calendar'],
  travel: ['calendar', '/practitioner/calendar'],
  external_calendar: ['calendarSync', '/practitioner/calendar-sync'],
} as const satisfies Partial<Record<NotShownReason | NotOfferedReason, readonly [string, string]>>;

/** The way there; nothing where there is nothing to be done. */
export function FixLink({ reason }: { reason: NotShownReason | NotOfferedReason }) {
  const say = useWords();
  if (!isFixable(reason)) return null;
  const [words, to] = FIXES[reason];

  return <Link to={to}>{say(`whyNot.fix.${words}`)}</Link>;
}

function isFixable(reason: string): reason is keyof typeof FIXES {
  return Object.hasOwn(FIXES, reason);
}
