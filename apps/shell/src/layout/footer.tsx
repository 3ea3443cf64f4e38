import { brand } from '@freely/domain/brand';
import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { siteMap } from '@freely/shell-sdk/site-map';
import type { ReactNode } from 'react';
import { reopenCookieBar } from '../consent/consent.ts';
import { isServed } from '../remotes/platform.ts';
import styles from './footer.module.css';
import { SiteLink } from './site-link.tsx';

export function Footer() {
  const { t } = useTranslation('shell');

  return (
    <footer className={styles.footer}>
      <div className={styles.page}>
        <div className={styles.inner}>
          <div className={styles.promise}>
            <Link className={styles.wordmark} to={siteMap.home} aria-label={t('homeLink')}>
              {brand.name}
            </Link>
            <p>{t('footer.promise')}</p>
          </div>
          <nav className={styles.columns} aria-label={t('footer.label')}>
            <Column title={t('footer.book')}>
              <Entry to={siteMap.servicesSearch()}>{t('footer.findSomeone')}</Entry>
              <Entry to={siteMap.services}>{t('nav.services')}</Entry>
              <Entry to={siteMap.howItWorks}>{t('nav.howItWorks')}</Entry>
              <Entry to={siteMap.hygiene}>{t('nav.hygiene')}</Entry>
              <Entry to={siteMap.aboutUs}>{t('nav.aboutUs')}</Entry>
            </Column>
            <Column title={t('footer.practitioners')}>
              <Entry to={siteMap.joinFreely}>{t('nav.workWithUs')}</Entry>
              <Entry to={siteMap.practitionerRegistration}>{t('nav.practitionerSignUp')}</Entry>
              <Entry to={`${siteMap.login}/practitioner`}>{t('nav.logIn')}</Entry>
            </Column>
            <Column title={t('footer.help')}>
              <li>
                <a href={`mailto:${brand.supportEmail}`}>
                  <EmailAddress email={brand.supportEmail} />
                </a>
              </li>
              <li>
                <a href={`tel:${brand.supportPhone.replaceAll(' ', '')}`}>{brand.supportPhone}</a>
              </li>
              <LiveChat />
              <Entry to={`${siteMap.howItWorks}/faq`}>{t('footer.faq')}</Entry>
            </Column>
            <Column title={t('footer.follow')}>
              {brand.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </Column>
          </nav>
        </div>
        <div className={styles.base}>
          <span>{t('footer.small')}</span>
          <span className={styles.legal}>
            <SiteLink to={siteMap.termsOfService}>{t('footer.terms')}</SiteLink>
            <SiteLink to={siteMap.privacyPolicy}>{t('footer.privacy')}</SiteLink>
            <SiteLink to={siteMap.cookiesPolicy}>{t('footer.cookies')}</SiteLink>
            <button type="button" onClick={reopenCookieBar}>
              {t('footer.cookieSettings')}
            </button>
          </span>
        </div>
      </div>
    </footer>
  );
}

/** The live chat of the brand, or the support centre if there is none. */
function LiveChat() {
  const { t } = useTranslation('shell');
  if (!brand.liveChat) return <Entry to={siteMap.support}>{t('footer.liveChat')}</Entry>;

  return (
    <li>
      <a href={brand.liveChat} target="_blank" rel="noopener">
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
