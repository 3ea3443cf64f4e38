import { siteMap } from '@freely/federation/site-map';
import { useStore } from '@freely/store';
import { Button, IconButton } from '@freely/ui/button';
import { Icon } from '@freely/ui/icon';
import { X } from 'lucide-react';
import { answerConsent, consentStore } from '../consent/consent.ts';
import { useWords } from '../texts/words.ts';
import styles from './cookie-bar.module.css';
import { SiteLink } from './site-link.tsx';

/** Stands until it is answered; closing it is a refusal (D43). */
export function CookieBar() {
  const words = useWords();
  const { isAsking } = useStore(consentStore);
  if (!isAsking) return null;

  return (
    <section className={styles.bar} aria-label={words('cookies.label')}>
      <p>
        {words('cookies.text')}{' '}
        <SiteLink to={siteMap.cookiesPolicy}>{words('footer.cookies')}</SiteLink>
      </p>
      <Button size="sm" className={styles.accept} onClick={() => answerConsent('accepted')}>
        {words('cookies.accept')}
      </Button>
      <IconButton
        className={styles.close}
        label={words('cookies.close')}
        onClick={() => answerConsent('refused')}
      >
        <Icon of={X} />
      </IconButton>
    </section>
  );
}
