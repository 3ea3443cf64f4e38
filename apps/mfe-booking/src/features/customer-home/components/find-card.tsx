import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { servicesSearchHref } from '../../../journey/paths.ts';
import styles from '../customer-home.module.css';

/** A card with a link to a new search. */
export function FindCard() {
  const { t } = useTranslation('booking/customer');
  const id = useId();

  return (
    <section aria-labelledby={id} className={styles.find}>
      <h2 id={id}>{t('home.find.title')}</h2>
      <p>{t('home.find.text')}</p>
      <Link className={buttonClass()} to={servicesSearchHref()}>
        <Icon of={Search} />
        {t('home.find.action')}
      </Link>
    </section>
  );
}
