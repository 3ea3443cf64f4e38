import { useTranslation } from '@freely/i18n';
import { useInvite } from '@freely/practice/invitations';
import { useMutation } from '@freely/query';
import { Button } from '@freely/ui/button';
import { StatusChip } from '@freely/ui/chip';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import styles from './invite-reviewers.module.css';

interface InvitationSlotProps {
  number: number;
  /** The email that was invited in this slot; undefined for a free slot. */
  invited: string | undefined;
  onSent: (email: string) => void;
}

/** The form of one invitation; it is locked once the invitation is sent. */
export function InvitationSlot({ number, invited, onSent }: InvitationSlotProps) {
  const { t } = useTranslation('practitioner/invite-reviewers');
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isTouched, setTouched] = useState(false);
  const invite = useInvite();
  const invitation = useMutation({
    mutationFn: invite,
    onSuccess: (refusal, sent) => (refusal === null ? onSent(sent) : setProblem(refusal || null)),
  });
  const isLocked = invited !== undefined;
  const isValid = /^[^@\s]+@[^@\s]+$/.test(email.trim());
  const hasFormatError = isTouched && !isLocked && email !== '' && !isValid;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isValid && !isLocked && !invitation.isPending) invitation.mutate(email.trim());
  }

  return (
    <form className={styles.slot} onSubmit={submit} noValidate>
      <AnnouncedErrors when={problem !== null}>
        <TextField
          label={t('email', { number })}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={invited ?? email}
          readOnly={isLocked}
          onChange={(event) => setEmail(event.target.value)}
          onBlur={() => setTouched(true)}
          onFocus={() => {
            setProblem(null);
            setTouched(false);
          }}
          error={problem ?? (hasFormatError ? t('format') : undefined)}
        />
      </AnnouncedErrors>
      {isLocked ? (
        <StatusChip tone="success" icon={<Icon of={CircleCheck} size="sm" />}>
          {t('sent')}
        </StatusChip>
      ) : (
        <Button
          type="submit"
          aria-label={t('submitNumber', { number })}
          isPending={invitation.isPending}
          disabled={!isValid}
        >
          {t('submit')}
        </Button>
      )}
    </form>
  );
}
