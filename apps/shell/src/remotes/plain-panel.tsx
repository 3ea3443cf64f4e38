import { useTranslation } from '@freely/i18n';
import { Button } from '@freely/ui/button';

/** Shown instead of a part if not even the code of the error panel can be loaded. */
export function PlainPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('shell');

  return (
    <section role="alert">
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <Button onClick={onRetry}>{t('failure.reload')}</Button>
    </section>
  );
}
