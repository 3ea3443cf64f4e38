import { Seal } from '@freely/booking-parts/seal';
import { useTranslation } from '@freely/i18n';
import { LateSection } from '@freely/shell-sdk/late-section';
import { CalendarX, MessageSquareQuote, Phone, Wallet } from 'lucide-react';
import styles from '../home.module.css';

const promises = [
  { key: 'contact', Icon: Phone },
  { key: 'reviews', Icon: MessageSquareQuote },
  { key: 'money', Icon: Wallet },
  { key: 'change', Icon: CalendarX },
] as const;

/** What the red tick means, and what customers can rely on. */
export function Trust() {
  return (
    <LateSection className={styles.block} aria-labelledby="home-trust">
      <Promises />
    </LateSection>
  );
}

function Promises() {
  const { t } = useTranslation('public/home');

  return (
    <div className={styles.trust}>
      <div className={styles.trustSeal}>
        <Seal label="" />
        <h2 id="home-trust">{t('trust.heading')}</h2>
        <p className={styles.lead}>{t('trust.lead')}</p>
      </div>
      <ul className={styles.promises}>
        {promises.map(({ key, Icon }) => (
          <li key={key}>
            <Icon aria-hidden="true" />
            <div>
              <h3>{t(`trust.${key}.heading`)}</h3>
              <p>{t(`trust.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
