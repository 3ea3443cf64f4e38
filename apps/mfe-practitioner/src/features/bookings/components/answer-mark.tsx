import { useTranslation } from '@freely/i18n';
import { StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { CircleAlert, ClipboardCheck, ClipboardPen } from 'lucide-react';
import type { AnswerMark as Mark } from '../../../own-answers.ts';

const chips = {
  due: { tone: 'warning', icon: ClipboardPen },
  signed: { tone: 'success', icon: ClipboardCheck },
  ruled_out: { tone: 'error', icon: CircleAlert },
} as const;

/** In the row of a booking: whether the questions are answered, and whether an answer rules it out. */
export function AnswerMark({ of }: { of: Mark | undefined }) {
  const { t } = useTranslation('practitioner/bookings');
  if (!of) return null;
  const { tone, icon } = chips[of];

  return (
    <StatusChip size="sm" tone={tone} icon={<Icon of={icon} size="sm" />}>
      {t(`answers.marks.${of}`)}
    </StatusChip>
  );
}
