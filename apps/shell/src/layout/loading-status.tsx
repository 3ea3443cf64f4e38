import { useTranslation } from '@freely/i18n';
import { VisuallyHidden } from '@freely/ui/visually-hidden';

/** In place of a page that is being loaded: says so to screen readers, and hides the footer. */
export function LoadingStatus() {
  const { t } = useTranslation('shell');

  return (
    <div role="status" data-page-pending="">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
}
