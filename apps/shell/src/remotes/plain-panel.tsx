import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';
import type { ReactNode } from 'react';

interface PlainPanelProps {
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  details?: ReactNode;
}

/** Shown instead of a part if not even the code of the error panel can be loaded. */
export function PlainPanel({ onRetry, isRetrying = false, details }: PlainPanelProps) {
  const { t } = useTranslation('shell');

  return (
    <section role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <Button onClick={onRetry} isPending={isRetrying}>
        {t('failure.reload')}
      </Button>
      <p>{details}</p>
    </section>
  );
}
