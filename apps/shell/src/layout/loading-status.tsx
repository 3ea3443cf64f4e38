import { useTranslation } from '@freely/i18n';
import { VisuallyHidden } from '@freely/ui/visually-hidden';

/** Says to screen readers that something is being loaded. */
export function LoadingStatus() {
  const { t } = useTranslation('shell');

  return (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
