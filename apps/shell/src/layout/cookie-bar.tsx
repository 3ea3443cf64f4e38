import { useTranslation } from '@freely/i18n';
import { useStore } from '@freely/store';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { X } from 'lucide-react';
import { consentStore, setConsent } from '../consent/consent.ts';
import styles from './cookie-bar.module.css';
import { LegalLink } from './legal-link.tsx';

/** What is necessary, what is measured, and the choice. Closing it is a refusal (D43). */
export function CookieBar() {
  const { t } = useTranslation('shell');
  const { isBarOpen, consent } = useStore(consentStore);
  if (isBarOpen === null) return <div className={styles.room} data-needs-room hidden />;
  if (!isBarOpen) return null;

  return (
    <section className={styles.bar} data-needs-room aria-label={t('cookies.label')}>
      <div className={styles.text}>
        <p>{t('cookies.necessary')}</p>
        <p>{t('cookies.measured')}</p>
        {consent && <p className={styles.now}>{t(`cookies.now.${consent.choice}`)}</p>}
      </div>
      <div className={styles.choices}>
        <Button size="sm" onClick={() => setConsent('accepted')}>
          {t('cookies.accept')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setConsent('refused')}>
          {t('cookies.refuse')}
        </Button>
        <LegalLink slot="cookies" />
      </div>
      <IconButton
        className={styles.close}
        label={t('cookies.close')}
        onClick={() => setConsent('refused')}
      >
        <Icon of={X} />
      </IconButton>
    </section>
  );
}
