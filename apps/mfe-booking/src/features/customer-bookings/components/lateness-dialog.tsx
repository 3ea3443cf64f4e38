import type { Booking } from '@freely/api-client/contract';
import { fieldProps, hasServerError, showServerErrors, useDraft, useForm } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Dialog } from '@freely/ui/dialog';
import { AnnouncedErrors, RadioGroupField, TextAreaField, TextField } from '@freely/ui/field';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { fullRefundKind } from '../../../customer/cancellation-cost.ts';
import styles from '../customer-bookings.module.css';
import { LatenessDraft } from '../lateness-draft.ts';
import { useReportLateness } from '../queries.ts';

interface LatenessDialogProps {
  booking: Booking;
  onClose: () => void;
}

/**
 * Reports that the practitioner was more than 20 minutes late or did not come (D26). Who is marked as missed can
 * also say that they were there (D100).
 */
export default function LatenessDialog({ booking, onClose }: LatenessDialogProps) {
  const { t } = useTranslation('booking/customer');
  const formId = useId();
  const report = useReportLateness();
  const isMissed = booking.booking_status === 'no_show_customer';
  const form = useForm<LatenessDraft>({
    resolver: valibotResolver(LatenessDraft),
    // Who is marked as missed gives up a refund by one answer, so none is chosen for them.
    defaultValues: { ...(isMissed ? {} : { what: 'late' }), minutes: '', details: '' },
  });
  useDraft(form, `late-${booking.id}`);
  const name = booking.practitioner_name;
  const chosen = form.watch('what');
  const refundKind = fullRefundKind(booking);
  const hint = refundKind === 'refund' || chosen === 'attended' ? chosen : 'unrefunded';
  const rules: Record<string, string> = {
    what: t('bookings.late.whatRule'),
    minutes: t('bookings.late.minutesRule'),
  };
  const toMessage = (message: string) => rules[message] ?? message;

  const submit = form.handleSubmit(async ({ what, minutes, details }) => {
    try {
      const { message } = await report.mutateAsync({
        id: booking.id,
        minutes: what === 'late' ? Number(minutes) : null,
        attended: what === 'attended',
        details,
      });
      showToast({ tone: 'success', title: message });
      onClose();
    } catch (error) {
      const text = showServerErrors(form, error);
      if (text) showToast({ tone: 'warning', title: t('bookings.late.failed'), text });
    }
  });

  return (
    <Dialog
      title={isMissed ? t('bookings.late.objectTitle') : t('bookings.late.title', { name })}
      isOpen
      isSticky
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={report.isPending}>
            {t('bookings.late.back')}
          </Button>
          <Button type="submit" form={formId} isPending={report.isPending}>
            {t('bookings.late.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.report}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>
          {isMissed
            ? t('bookings.late.textMissed', { name })
            : t(`bookings.late.text.${refundKind}`, { name })}
        </p>
        <AnnouncedErrors when={hasServerError(form)}>
          <Controller
            control={form.control}
            name="what"
            render={({ field, fieldState: { error } }) => (
              <RadioGroupField
                legend={t('bookings.late.what')}
                options={[
                  ...(isMissed
                    ? [{ value: 'attended' as const, label: t('bookings.late.attended') }]
                    : []),
                  { value: 'late', label: t('bookings.late.came', { name }) },
                  { value: 'never', label: t('bookings.late.never', { name }) },
                ]}
                hint={isMissed && chosen && t(`bookings.late.if.${hint}`)}
                error={error && toMessage(error.message ?? '')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          {chosen === 'late' && (
            <TextField
              label={t('bookings.late.minutes')}
              inputMode="numeric"
              {...fieldProps(form, 'minutes', toMessage)}
            />
          )}
          <TextAreaField
            label={t('bookings.late.details')}
            counter={1000}
            {...fieldProps(form, 'details', toMessage)}
          />
        </AnnouncedErrors>
      </form>
    </Dialog>
  );
}
