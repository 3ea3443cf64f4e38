import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import { AnnouncedErrors, TextField } from '@freely/ui/field';
import { Icon } from '@freely/ui/icon';
import { Check, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { usePlacedInvitations } from '../place-invitations.ts';
import styles from './invite-slots.module.css';

export interface InviteSlotsProps {
  /** Emails that were invited before; each fills a slot. */
  invited: readonly string[];
  /** Sends one invitation; resolves to the server's error message, or null. */
  onInvite: (email: string) => Promise<string | null>;
  /** The number of slots (spec 1 §9). */
  slots?: number | undefined;
}

/** Text, an at sign, text. */
const LOOSE_EMAIL = /^[^@\s]+@[^@\s]+$/;

/** A few emails to invite, one by one. A slot is locked once its invitation was sent. */
export function InviteSlots({ invited, onInvite, slots = 3 }: InviteSlotsProps) {
  const { placed, place } = usePlacedInvitations(invited, slots);

  return (
    <ol className={styles.slots}>
      {placed.map((email, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position.
          key={index}
        >
          <Slot
            number={index + 1}
            invited={email}
            onInvite={onInvite}
            onSent={(sent) => place(index, sent)}
          />
        </li>
      ))}
    </ol>
  );
}

interface SlotProps {
  number: number;
  invited: string | undefined;
  onInvite: InviteSlotsProps['onInvite'];
  onSent: (email: string) => void;
}

function Slot({ number, invited, onInvite, onSent }: SlotProps) {
  const { t } = useTranslation('practice/invitations');
  const [typed, setTyped] = useState('');
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | undefined>();
  const [hasFormatError, setFormatError] = useState(false);
  const isSent = invited !== undefined;
  const email = typed.trim();
  const isValid = LOOSE_EMAIL.test(email);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isValid || isSent || isPending) return;
    setPending(true);
    try {
      const refused = await onInvite(email);
      if (refused === null) onSent(email);
      else setRefusal(refused);
    } finally {
      setPending(false);
    }
  }

  return (
    <form className={styles.slot} onSubmit={(event) => void send(event)} noValidate>
      <AnnouncedErrors when={refusal !== undefined}>
        <TextField
          label={t('email', { number })}
          type="email"
          autoComplete="off"
          value={invited ?? typed}
          readOnly={isSent || isPending}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={() => {
            setRefusal(undefined);
            setFormatError(false);
          }}
          onBlur={() => setFormatError(email !== '' && !isValid)}
          error={refusal || (hasFormatError ? t('format') : undefined)}
        />
      </AnnouncedErrors>
      <Button
        type="submit"
        variant="secondary"
        icon={<Icon of={isSent ? Check : Send} />}
        isPending={isPending}
        disabled={!isValid || isSent}
        aria-label={isValid && !isSent ? t('sendTo', { email }) : undefined}
      >
        {t(isSent ? 'sent' : 'send')}
      </Button>
    </form>
  );
}
