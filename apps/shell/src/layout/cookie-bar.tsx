import { useTranslation } from '@freely/i18n';
import { useStore } from '@freely/store';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Consent, consentStore, setConsent } from '../consent/consent.ts';
import styles from './cookie-bar.module.css';
import { LegalLink } from './legal-link.tsx';

/** What is necessary, what is measured, and the choice. Closing it is a refusal (D43). */
export function CookieBar() {
  const { t } = useTranslation('shell');
  const { isBarOpen, consent, timesReopened } = useStore(consentStore);
  const bar = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const timesSeen = useRef(timesReopened);
  // Who asks for it at the end of a page has the keyboard there, and the bar is elsewhere in the page.
  useEffect(() => {
    if (timesReopened === timesSeen.current) return;
    timesSeen.current = timesReopened;
    opener.current = document.activeElement;
    bar.current?.focus();
  }, [timesReopened]);
  if (isBarOpen === null) return <div className={styles.room} data-needs-room hidden />;
  if (!isBarOpen) return null;

  function choose(choice: Consent['choice']) {
    setConsent(choice);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }

  return (
    <section
      ref={bar}
      className={styles.bar}
      tabIndex={-1}
      data-needs-room
      aria-label={t('cookies.label')}
    >
      <div className={styles.text}>
        <p>{t('cookies.necessary')}</p>
        <p>{t('cookies.measured')}</p>
        {consent && <p className={styles.now}>{t(`cookies.now.${consent.choice}`)}</p>}
      </div>
      <div className={styles.choices}>
        <Button size="sm" onClick={() => choose('accepted')}>
          {t('cookies.accept')}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => choose('refused')}>
          {t('cookies.refuse')}
        </Button>
        <LegalLink slot="cookies" />
      </div>
      <IconButton
        className={styles.close}
        label={t('cookies.close')}
        onClick={() => choose('refused')}
      >
        <Icon of={X} />
      </IconButton>
    </section>
  );
}
