import { useSession } from '@freely/auth';
import type { FrameSlot } from '@freely/federation/frame';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { LateSection } from '@freely/shell-sdk/late-section';
import { siteMap } from '@freely/shell-sdk/site-map';
import type { ReactNode } from 'react';
import { reopenCookieBar } from '../consent/consent.ts';
import { linksIn } from '../frame/page-frame.ts';
import { isServed } from '../remotes/platform.ts';
import styles from './footer.module.css';
import { LegalLink } from './legal-link.tsx';
import { SiteLink } from './site-link.tsx';

export function Footer() {
  return (
    <LateSection as="footer" className={styles.footer}>
      <Content />
    </LateSection>
  );
}

function Content() {
  const { t } = useTranslation('shell');
  const { status } = useSession();

  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <div className={styles.promise}>
          <Link className={styles.wordmark} to={siteMap.home} aria-label={t('homeLink')}>
            {brand().name}
          </Link>
          <p>{t('footer.promise')}</p>
        </div>
        <nav className={styles.columns} aria-label={t('footer.label')}>
          <Column title={t('footer.book')}>
            <Entries slot="footer-book" />
          </Column>
          <Column title={t('footer.practitioners')}>
            <Entries slot="footer-practitioners" />
            {status === 'anonymous' && (
              <Entry to={`${siteMap.login}/practitioner`}>{t('nav.logIn')}</Entry>
            )}
          </Column>
          <Column title={t('footer.help')}>
            <li>
              <a href={`mailto:${brand().supportEmail}`}>
                <EmailAddress email={brand().supportEmail} />
              </a>
            </li>
            <li>
              <a href={`tel:${brand().supportPhone.replaceAll(' ', '')}`}>{brand().supportPhone}</a>
            </li>
            <LiveChat />
            <Entries slot="footer-help" />
          </Column>
          {brand().social.length > 0 && (
            <Column title={t('footer.follow')}>
              {brand().social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </Column>
          )}
        </nav>
      </div>
      <div className={styles.base}>
        <span>{t('footer.small')}</span>
        <span className={styles.legal}>
          {LEGAL.map((slot) => (
            <LegalLink key={slot} slot={slot} isNewTab />
          ))}
          <button type="button" onClick={reopenCookieBar}>
            {t('footer.cookieSettings')}
          </button>
        </span>
      </div>
    </div>
  );
}

const LEGAL = ['terms', 'privacy', 'cookies'] as const;

/** The live chat of the brand, or what a remote has in its place. */
function LiveChat() {
  const { t } = useTranslation('shell');
  const { liveChat } = brand();
  if (!liveChat) return <Entries slot="footer-chat" />;

  return (
    <li>
      <a href={liveChat} target="_blank" rel="noopener">
        {t('footer.liveChat')}
      </a>
    </li>
  );
}

/** In a narrow column it wraps before the domain, not within a word. */
function EmailAddress({ email }: { email: string }) {
  const [person, domain] = email.split(/(?<=@)/);

  return (
    <span>
      {person}
      <wbr />
      {domain}
    </span>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  if (!isServed(to)) return null;

  return (
    <li>
      <SiteLink to={to}>{children}</SiteLink>
    </li>
  );
}

/** The links of remotes in a column. */
function Entries({ slot }: { slot: FrameSlot }) {
  const session = useSession();

  return linksIn(slot, session).map(({ label, to }) => (
    <Entry key={to} to={to}>
      {label}
    </Entry>
  ));
}
