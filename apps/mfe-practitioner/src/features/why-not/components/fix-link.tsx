import type { NotOfferedReason, NotShownReason } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';

type Reason = NotShownReason | NotOfferedReason | 'rejected' | 'signed_up';

/** The screen where the practitioner can fix each reason, with the message key of its link. */
const FIXES = {
  rejected: ['dashboard', '/practitioner'],
  inactive: ['settings', '/practitioner/settings'],
  not_onboarded: ['signUp', '/practitioner-information'],
  papers: ['papers', '/practitioner/papers'],
  no_price: ['services', '/practitioner/services'],
  location_off: ['locations', '/practitioner/locations'],
  no_hours: ['availability', '/practitioner/availability'],
  outside_hours: ['availability', '/practitioner/availability'],
  break: ['availability', '/practitioner/availability'],
  time_off: ['calendar', '/practitioner/calendar'],
  booking: ['calendar', '/practitioner/calendar'],
  travel: ['calendar', '/practitioner/calendar'],
  too_far: ['locations', '/practitioner/locations'],
  external_calendar: ['calendarSync', '/practitioner/calendar-sync'],
} as const satisfies Partial<Record<Reason, readonly [string, string]>>;

/** A link to the fix of a reason; renders nothing if there is none. */
export function FixLink({ reason }: { reason: Reason }) {
  const { t } = useTranslation('practitioner/why-not');
  if (!isFixable(reason)) return null;
  const [key, to] = FIXES[reason];

  return <Link to={to}>{t(`fix.${key}`)}</Link>;
}

function isFixable(reason: string): reason is keyof typeof FIXES {
  return Object.hasOwn(FIXES, reason);
}
