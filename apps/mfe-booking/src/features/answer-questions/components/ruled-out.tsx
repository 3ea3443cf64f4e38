import { serverNow } from '@freely/api-client/client';
import type { Booking } from '@freely/api-client/contract';
import { fullDate } from '@freely/domain/format-date';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { ConfirmDialog } from '@freely/ui/dialog';
import { Stack } from '@freely/ui/layout';
import { useState } from 'react';
import { cancellationCost } from '../../../customer/cancellation-cost.ts';
import { startTimeOf } from '../../../journey/booking-display.ts';
import { useCancelRuledOut } from '../queries.ts';

interface RuledOutProps {
  booking: Booking;
  /** `late`: the answers were changed too late for a refund, unless the practitioner cancels. */
  way: 'free' | 'late' | 'over';
}

/** An answer means that the treatment must not be given: the booking can be cancelled in full at any notice. */
export function RuledOut({ booking, way }: RuledOutProps) {
  const { t } = useTranslation('booking/questions');
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelRuledOut(booking.id);
  const close = () => {
    setAsking(false);
    cancel.reset();
  };
  const name = booking.practitioner_name;
  const { kind, refund } = cancellationCost(booking, new Date(serverNow()), { isInFull: true });
  const unrefunded = kind === 'chargedBack' || kind === 'returned' ? kind : 'nothing';

  return (
    <Callout tone="warning" role="status" title={t('ruledOut.title')}>
      <Stack gap={3}>
        <p>{t(`ruledOut.${way === 'free' && refund === 0 ? 'unrefunded' : way}`, { name })}</p>
        {way === 'free' && (
          <div>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t(refund > 0 ? 'ruledOut.cancel' : 'ruledOut.cancelUnrefunded')}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        title={t('ruledOut.question', { name })}
        isOpen={isAsking}
        isDanger
        isPending={cancel.isPending}
        onNo={close}
        onYes={() =>
          cancel.mutate(undefined, {
            onSuccess: ({ message }) => {
              showToast({ tone: 'success', title: message });
              close();
            },
          })
        }
      >
        <Stack gap={4}>
          <p>
            {t('ruledOut.when', { date: fullDate(booking.date), time: startTimeOf(booking) })}{' '}
            {refund > 0
              ? t('ruledOut.refund', { amount: formatPounds(refund) })
              : t(`ruledOut.${unrefunded}`)}
          </p>
          {cancel.isError && (
            <Callout tone="error" role="alert" title={t('ruledOut.failed')}>
              {cancel.error.message}
            </Callout>
          )}
        </Stack>
      </ConfirmDialog>
    </Callout>
  );
}
