import { ApiError, send } from '@freely/api-client/client';
import { inviteReviewer } from '@freely/api-client/contract';
import { useTranslation } from '@freely/i18n';
import { useMutation } from '@freely/query';
import { showToast } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { StatusChip } from '@freely/ui/chip';
import { TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './invite-reviewers.module.css';

interface InvitationSlotProps {
  number: number;
  /** The email that was already invited in this slot; null for a free slot. */
  invited: string | null;
}

/** The form of one invitation; it is locked once the invitation is sent. */
export function InvitationSlot({ number, invited }: InvitationSlotProps) {
  const { t } = useTranslation('practitioner/invite-reviewers');
  const [email, setEmail] = useState(invited ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const invitation = useMutation({
    mutationFn: () => send(inviteReviewer, { body: { reviewer_email: email.trim() } }),
    onSuccess: ({ message }) => showToast({ tone: 'success', title: message }),
    onError: (error) => {
      const fieldError = error instanceof ApiError ? error.fields.reviewer_email?.[0] : undefined;
      if (fieldError) setProblem(fieldError);
      else showToast({ tone: 'warning', title: error.message });
    },
  });
  const isLocked = invited !== null || invitation.isSuccess;
  const isValid = /^[^@\s]+@[^@\s]+$/.test(email.trim());
  const hasFormatError = isTouched && !isLocked && email !== '' && !isValid;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isValid && !isLocked && !invitation.isPending) invitation.mutate();
  }

  return (
    <form className={styles.slot} onSubmit={submit} noValidate>
      <TextField
        label={t('email', { number })}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        readOnly={isLocked}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setTouched(true)}
        onFocus={() => {
          setProblem(null);
          setTouched(false);
        }}
        error={problem ?? (hasFormatError ? t('format') : undefined)}
      />
      {isLocked ? (
        <StatusChip tone="success" icon={<Icon of={CircleCheck} size="sm" />}>
          {t('sent')}
        </StatusChip>
      ) : (
        <Button
          type="submit"
          aria-label={t('submitNumber', { number })}
          isPending={invitation.isPending}
          disabled={!isValid || problem !== null}
        >
          {t('submit')}
        </Button>
      )}
    </form>
  );
}
