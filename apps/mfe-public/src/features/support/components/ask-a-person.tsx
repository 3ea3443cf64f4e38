import { useTranslation } from '@freely/i18n';
import { brand } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { Mail, Phone } from 'lucide-react';
import styles from '../support.module.css';

export function AskAPerson() {
  const { t } = useTranslation('public/support');

  return (
    <section className={styles.person} aria-labelledby="support-person">
      <h2 id="support-person">{t('person.heading')}</h2>
      <p>{t('person.text')}</p>
      <p className={styles.contactLinks}>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`mailto:${brand().supportEmail}`}
        >
          <Icon of={Mail} />
          {brand().supportEmail}
        </a>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`tel:${brand().supportPhone.replaceAll(' ', '')}`}
        >
          <Icon of={Phone} />
          {brand().supportPhone}
        </a>
      </p>
    </section>
  );
}
