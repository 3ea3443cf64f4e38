import { Seal } from '@freely/booking-parts/seal';
import { Trans, useTranslation } from '@freely/i18n';
import { brand, usePageHead } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { CategoryList } from './components/category-list.tsx';
import { FeaturedReviews } from './components/featured-reviews.tsx';
import { JoinBand } from './components/join-band.tsx';
import { Quilt } from './components/quilt.tsx';
import { SearchForm } from './components/search-form.tsx';
import { ThreeSteps } from './components/three-steps.tsx';
import { Trust } from './components/trust.tsx';
import styles from './home.module.css';
import { type HomeVariant, variants } from './variants.ts';

function organisation() {
  const { name, supportEmail, supportPhone, social } = brand();

  return {
    '@type': 'Organization',
    name,
    url: siteMap.home,
    email: supportEmail,
    telephone: supportPhone,
    sameAs: social.map(({ url }) => url),
  };
}

/**
 * The home page: what Freely is in one sentence, and the search. A variant is for one audience: the
 * same structure with its own messages, picture and type of practitioner.
 */
export function HomePage({ variant }: { variant?: HomeVariant }) {
  const { t } = useTranslation('public/home');
  const text = variant ? (`variants.${variant}.` as const) : '';
  usePageHead({
    title: t(`${text}title`),
    description: t(`${text}lead`),
    structuredData: variant ? [] : [organisation()],
  });

  return (
    <>
      <div className={styles.hero}>
        <div className={styles.copy}>
          <h1>
            <Trans ns="public/home" i18nKey={`${text}heading`} components={{ em: <em /> }} />
          </h1>
          <p className={styles.lead}>{t(`${text}lead`)}</p>
          <SearchForm initialType={variant && variants[variant].type} />
          <p className={styles.tick}>
            <Seal label="" />
            {t('tickMeans')}
          </p>
        </div>
        {variant ? (
          <img
            className={styles.cover}
            src={variants[variant].picture}
            alt=""
            width="640"
            height="520"
          />
        ) : (
          <Quilt />
        )}
      </div>
      <ThreeSteps />
      <CategoryList />
      <Trust />
      <FeaturedReviews />
      <JoinBand />
    </>
  );
}
