import { useTranslation } from '@freely/i18n';
import { useStore } from '@freely/store';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { X } from 'lucide-react';
import { consentStore, setConsent } from '../consent/consent.ts';
import styles from './cookie-bar.module.css';
import { LegalLink } from './legal-link.tsx';

/** Shown until a choice is made. Closing it is a refusal (D43). */
export function CookieBar() {
  const { t } = useTranslation('shell');
  const { isBarOpen } = useStore(consentStore);
  if (!isBarOpen) return null;

  return (
    <section className={styles.bar} aria-label={t('cookies.label')}>
      <p>
        {t('cookies.text')} <LegalLink slot="cookies" />
      </p>
      <Button size="sm" className={styles.accept} onClick={() => setConsent('accepted')}>
        {t('cookies.accept')}
      </Button>
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
