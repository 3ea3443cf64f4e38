import { usePageTitle } from '@freely/federation';
import { useTranslation } from '@freely/i18n';

/** Stands where the first screen of this remote comes. */
export function PlaceholderPage() {
  const { t } = useTranslation('booking');
  usePageTitle(t('placeholder.title'));

  return <h1>{t('placeholder.title')}</h1>;
}
