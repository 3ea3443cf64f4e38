import { useTranslation } from '@freely/i18n';
import { Link } from '@freely/router';
import { brand } from '@freely/shell-sdk';
import { siteMap } from '@freely/shell-sdk/site-map';
import { buttonClass } from '@freely/ui/button';
import styles from '../about-us.module.css';
import { ContactForm } from './contact-form.tsx';

/** Every way to contact us. Name, email, phone and office are market settings (D1, D80). */
export function Contact() {
  const { t } = useTranslation('public/about-us');

  return (
    <section className={styles.contact} aria-labelledby="about-contact">
      <h2 id="about-contact">{t('contact.heading')}</h2>
      <p>{t('contact.lead')}</p>
      <ContactForm />
      <dl>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a href={`mailto:${brand().supportEmail}`}>{brand().supportEmail}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.phone')}</dt>
          <dd>
            <a href={`tel:${brand().supportPhone.replaceAll(' ', '')}`}>{brand().supportPhone}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.office')}</dt>
          <dd>
            <address>
              {[brand().name, ...brand().office].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{t('contact.follow')}</dt>
          <dd className={styles.social}>
            {brand().social.map(({ name, url }) => (
              <a key={name} href={url} rel="noopener">
                {name}
              </a>
            ))}
          </dd>
        </div>
      </dl>
      <p>
        <Link className={buttonClass({ variant: 'secondary' })} to={siteMap.support}>
          {t('contact.support')}
        </Link>
      </p>
    </section>
  );
}
