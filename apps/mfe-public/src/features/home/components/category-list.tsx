import { categories, categoriesOf, serviceTypes } from '@freely/domain/service-types';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { LateSection } from '@freely/shell-sdk/late-section';
import { siteMap } from '@freely/shell-sdk/site-map';
import { ArrowRight } from 'lucide-react';
import { tiles } from '../art/index.ts';
import styles from '../home.module.css';

/** The nine treatment categories; each links to the search for the practitioners who offer it. */
export function CategoryList() {
  return (
    <LateSection className={styles.block} aria-labelledby="home-categories">
      <Categories />
    </LateSection>
  );
}

function Categories() {
  const { t } = useTranslation('public/home');

  return (
    <>
      <h2 id="home-categories">{t('categories.heading')}</h2>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category}>
            <Link to={`${siteMap.servicesSearch()}?type=${whoOffers(category)}`}>
              <img src={tiles[category]} alt="" width="84" height="84" loading="lazy" />
              <span>
                <b>{t(`categories.${category}.name`)}</b>
                <small>{t(`categories.${category}.examples`)}</small>
              </span>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to={siteMap.services}>{t('categories.all')}</Link>
      </p>
    </>
  );
}

function whoOffers(category: (typeof categories)[number]): string {
  return serviceTypes.find((type) => categoriesOf[type].includes(category)) ?? 'beautician';
}
