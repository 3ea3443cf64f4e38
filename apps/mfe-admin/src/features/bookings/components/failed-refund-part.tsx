import type { AdminBookingDetail } from '@freely/api-client/contract';
import { formatPounds } from '@freely/domain/money';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Row } from '@freely/ui/layout';
import { useState } from 'react';
import { DrawerPart, Facts } from '../../../drawer/drawer-part.tsx';
import { useFormatDateTime } from '../../../drawer/use-format-date-time.ts';
import { ReasonDialog } from '../../../people/reason-dialog.tsx';
import { useSettleFailedRefund } from '../queries.ts';

interface FailedRefundPartProps {
  bookingId: number;
  of: NonNullable<AdminBookingDetail['failed_refund']>;
}
const choices = ['again', 'elsewhere'] as const;
type Choice = (typeof choices)[number];

/** What a customer is still owed because a refund failed, and what an admin can do about it (D103). */
export function FailedRefundPart({ bookingId, of: { amount, retry_at } }: FailedRefundPartProps) {
  const { t } = useTranslation('admin/bookings');
  const formatDateTime = useFormatDateTime();
  const settle = useSettleFailedRefund();
  const [choice, setChoice] = useState<Choice | null>(null);
  const pounds = formatPounds(amount);

  function submit(of: Choice, reason: string) {
    settle.mutate(
      { id: bookingId, choice: of, amount, reason },
      {
        onSuccess: ({ message }) => {
          showToast({ tone: 'success', title: message });
          close();
        },
      },
    );
  }

  function close() {
    setChoice(null);
    settle.reset();
  }

  return (
    <DrawerPart title={t('bookingDrawer.failedRefund.title')}>
      <Facts
        facts={[
          [t('bookingDrawer.failedRefund.owed'), pounds],
          [
            t('bookingDrawer.failedRefund.next'),
            retry_at === null ? t('bookingDrawer.failedRefund.byYou') : formatDateTime(retry_at),
          ],
        ]}
      />
      <Row gap={2}>
        {choices.map((one) => (
          <Button key={one} size="sm" variant="secondary" onClick={() => setChoice(one)}>
            {t(`bookingDrawer.failedRefund.${one}.action`)}
          </Button>
        ))}
      </Row>
      {choice && (
        <ReasonDialog
          title={t(`bookingDrawer.failedRefund.${choice}.title`, { amount: pounds })}
          text={t(`bookingDrawer.failedRefund.${choice}.text`)}
          action={t(`bookingDrawer.failedRefund.${choice}.action`)}
          maxLength={1000}
          isRequired
          isPending={settle.isPending}
          failure={settle.error}
          onSubmit={(reason) => submit(choice, reason)}
          onClose={close}
        />
      )}
    </DrawerPart>
  );
}
