import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { BadgeCheck, CalendarDays, Gift, PhoneCall, Repeat, Star } from 'lucide-react';
import styles from '../join-freely.module.css';

const benefits = [
  { key: 'free', icon: Gift },
  { key: 'diary', icon: CalendarDays },
  { key: 'reviews', icon: Star },
  { key: 'tick', icon: BadgeCheck },
  { key: 'again', icon: Repeat },
  { key: 'people', icon: PhoneCall },
] as const;

export function Benefits() {
  const { t } = useTranslation('public/join-freely');

  return (
    <section className={styles.benefits} aria-labelledby="join-benefits">
      <h2 id="join-benefits">{t('benefits.heading')}</h2>
      <ul>
        {benefits.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} />
            <div>
              <h3>{t(`benefits.${key}.heading`)}</h3>
              <p>{t(`benefits.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
