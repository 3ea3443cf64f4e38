import { usePageTitle } from '@freely/federation';
import { Trans, useTranslation } from '@freely/i18n';
import { Seal } from '@freely/ui/seal';
import { namespace } from '../../words.ts';
import { CategoryList } from './components/category-list.tsx';
import { JoinBand } from './components/join-band.tsx';
import { Quilt } from './components/quilt.tsx';
import { SearchSlab } from './components/search-slab.tsx';
import { ThreeSteps } from './components/three-steps.tsx';
import { Trust } from './components/trust.tsx';
import { Voices } from './components/voices.tsx';
import styles from './home.module.css';

/** The home page: what Freely is in one sentence, and the search that starts everything. */
export function HomePage() {
  const { t } = useTranslation(namespace);
  usePageTitle(t('home.title'));

  return (
    <>
      <div className={styles.hero}>
        <div className={styles.copy}>
          <h1>
            <Trans t={t} i18nKey="home.heading" components={{ em: <em /> }} />
          </h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <SearchSlab />
          <p className={styles.tick}>
            <Seal label="" />
            {t('home.tickMeans')}
          </p>
        </div>
        <Quilt />
      </div>
      <ThreeSteps />
      <CategoryList />
      <Trust />
      <Voices />
      <JoinBand />
    </>
  );
}
