import { ApiError, send } from '@freely/api-client/client';
import { reportReview } from '@freely/api-client/contract';
import { focusFirstErrorOnceShown } from '@freely/forms';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { Callout } from '@freely/ui/callout';
import { Dialog } from '@freely/ui/dialog';
import { TextAreaField } from '@freely/ui/field';
import { type FormEvent, useId, useState } from 'react';
import styles from '../reviews.module.css';

interface ReportDialogProps {
  id: number;
  name: string;
  onClose: () => void;
  onSent: () => void;
}

/** Reports a review to the admins, with a reason. */
export default function ReportDialog({ id, name, onClose, onSent }: ReportDialogProps) {
  const { t } = useTranslation('practitioner/reviews');
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: () => send(reportReview, { params: { id: String(id) }, body: { reason } }),
    onSuccess: ({ message }) => {
      showToast({ tone: 'success', title: message });
      onSent();
    },
  });
  const fieldError = report.error instanceof ApiError ? report.error.fields.reason?.[0] : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isEmpty = reason.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return focusFirstErrorOnceShown(event);
    if (!report.isPending) report.mutate();
  }

  return (
    <Dialog
      title={t('report.title', { name })}
      size="sm"
      isOpen
      isSticky
      isPending={report.isPending}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isBlock isPending={report.isPending}>
          {t('report.send')}
        </Button>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p>{t('report.text', { name })}</p>
        <TextAreaField
          label={t('report.reason')}
          rows={4}
          counter={500}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
          error={isMissing ? t('report.required') : fieldError}
        />
        {report.isError && !fieldError && (
          <Callout tone="error" role="alert">
            {report.error.message}
          </Callout>
        )}
      </form>
    </Dialog>
  );
}
