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

/** How long the tick replaces the copy icon, in milliseconds. */
const FEEDBACK_DURATION = 2500;

/** A read-only text to copy with one press, such as a calendar URL. */
export function CopyField({ label, value, hint, className }: CopyFieldProps) {
  const { t } = useTranslation('ui');
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<'copied' | 'byHand' | undefined>();

  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), FEEDBACK_DURATION);

    return () => clearTimeout(timer);
  }, [result]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copied');
    } catch {
      // The browser denies access: focusing selects the text, and the reader copies it by keyboard.
      field.current?.focus();
      setResult('byHand');
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={value}
        hint={result === 'byHand' ? t('copy.byHand') : hint}
        readOnly
        className={className}
        onFocus={(event) => event.target.select()}
        trailing={
          <IconButton label={t('copy.copy')} onClick={copy}>
            <Icon of={result === 'copied' ? Check : Copy} />
          </IconButton>
        }
      />
      <VisuallyHidden role="status">{result && t(`copy.${result}`)}</VisuallyHidden>
    </>
  );
}
