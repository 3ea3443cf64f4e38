import type { Booking } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Stack } from '@freely/ui/layout';
import { ClipboardPen } from 'lucide-react';
import { questionsHref } from '../../../journey/paths.ts';

/** What the treatments ask, right after the payment (D89). */
export function QuestionsFirst({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking/checkout');
  if ((booking.questionnaires_due ?? 0) === 0) return null;

  return (
    <Callout tone="info" icon={ClipboardPen} title={t('success.questions')}>
      <Stack gap={3}>
        <p>{t('success.questionsText', { name: booking.practitioner_name })}</p>
        <div>
          <Link className={buttonClass({ size: 'sm' })} to={questionsHref(booking.id)}>
            {t('success.answer')}
          </Link>
        </div>
      </Stack>
    </Callout>
  );
}
