import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { usePageTitle } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import { EmptyState } from '@freely/ui/empty-state';
import { Page } from '@freely/ui/page';
import { linkOf } from '../../frame/page-frame.ts';
import { isServed } from '../../remotes/platform.ts';
import styles from './search-slab.module.css';
import { SearchSlab } from './search-slab.tsx';

export function NotFoundPage() {
  const { t } = useTranslation('shell/not-found');
  usePageTitle(t('title'));
  const search = linkOf('place-search');

  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={
          <div className={styles.ways}>
            {search && isServed(search.to) && <SearchSlab to={search.to} />}
            <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.home}>
              {t('home')}
            </Link>
          </div>
        }
      />
    </Page>
  );
}
