import type { BookingDispute } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { MessageCircleWarning, MessagesSquare } from 'lucide-react';

const chips = {
  awaits_practitioner: { tone: 'warning', icon: MessageCircleWarning },
  awaits_admin: { tone: 'info', icon: MessagesSquare },
} as const;

/** In the row of a booking: a report that waits for an answer, by a date, or for our decision (D26). */
export function DisputeMark({ of }: { of: BookingDispute | null | undefined }) {
  const { t } = useTranslation('practitioner/bookings');
  if (!of || of.state === 'settled') return null;
  const { tone, icon } = chips[of.state];

  return (
    <StatusChip size="sm" tone={tone} icon={<Icon of={icon} size="sm" />}>
      {t(`dispute.marks.${of.state}`)}
    </StatusChip>
  );
}
