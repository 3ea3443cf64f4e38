import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { ComponentSlot } from '@freely/shell-sdk/component-slot';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Page } from '@freely/ui/page';
import styles from './not-found.module.css';

export function NotFoundPage() {
  const { t } = useTranslation('shell/not-found');
  usePageTitle(t('title'));

  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={
          <div className={styles.ways}>
            <ComponentSlot name="shell/not-found" props={{}} />
            <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.home}>
              {t('home')}
            </Link>
          </div>
        }
      />
    </Page>
  );
}
