import type { PractitionerBooking } from '@freely/api-client/contract';
import { toldStatus } from '@freely/domain/booking-stage';
import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { CalendarX2, Check, UserX } from 'lucide-react';

const chips = {
  completed: { tone: 'success', icon: Check },
  cancelled_by_customer: { tone: 'info', icon: CalendarX2 },
  cancelled_by_practitioner: { tone: 'info', icon: CalendarX2 },
  no_show_customer: { tone: 'warning', icon: UserX },
  no_show_practitioner: { tone: 'warning', icon: UserX },
} as const;

/** In the row of a booking: how it ended. One that is to come, or under way, has no mark. */
export function StateMark({ booking }: { booking: PractitionerBooking }) {
  const { t } = useTranslation('practitioner/bookings');
  const status = booking.booking_status;
  if (status === 'confirmed') return null;
  const { tone, icon } = chips[status];

  return (
    <StatusChip size="sm" tone={tone} icon={<Icon of={icon} size="sm" />}>
      {t(`states.${toldStatus(status, booking.dispute?.minutes_late)}`)}
    </StatusChip>
  );
}
