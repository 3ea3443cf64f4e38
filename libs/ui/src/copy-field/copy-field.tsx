import { useTranslation } from '@freely/i18n';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

export interface CopyFieldProps {
  label: ReactNode;
  value: string;
  hint?: ReactNode;
  className?: string | undefined;
}

/** So long the tick stands in place of the copy sign, in milliseconds. */
const TOLD = 2500;

/** A text to take along, such as a calendar address: read-only, and copied by one press. */
export function CopyField({ label, value, hint, className }: CopyFieldProps) {
  const { t } = useTranslation('ui');
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'byHand' | undefined>();

  useEffect(() => {
    if (said !== 'copied') return;
    const timer = setTimeout(() => setSaid(undefined), TOLD);

    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('copied');
    } catch {
      // The browser refuses: the text is selected, and the reader's own keys do the rest.
      field.current?.focus();
      setSaid('byHand');
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={value}
        hint={said === 'byHand' ? t('copy.byHand') : hint}
        readOnly
        className={className}
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton label={t('copy.copy')} onClick={copy}>
            <Icon of={said === 'copied' ? Check : Copy} />
          </IconButton>
        }
      />
      <VisuallyHidden role="status">{said && t(`copy.${said}`)}</VisuallyHidden>
    </>
  );
}
