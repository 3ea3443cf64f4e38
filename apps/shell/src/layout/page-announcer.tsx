import { useTranslation } from '@freely/i18n';
import { useLocation } from '@freely/router';
import { pageTitleStore } from '@freely/shell-sdk';
import { useStore } from '@freely/store';
import { VisuallyHidden } from '@freely/ui/visually-hidden';

/** Announces the title of each page but the first, even while a dialog has the focus. */
export function PageAnnouncer() {
  const { t } = useTranslation('shell');
  const { title } = useStore(pageTitleStore);
  const isFirst = useLocation().key === 'default';

  return (
    <VisuallyHidden>
      <span aria-live="polite">{!isFirst && title !== '' && t('page', { title })}</span>
    </VisuallyHidden>
  );
}
