import { useTranslation } from '@freely/i18n';
import { usePageHead } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { SyncAction } from './components/sync-action.tsx';
import styles from './sync-calendar.module.css';

const calendars = ['google', 'apple', 'outlook'] as const;
const steps = ['first', 'second', 'third'] as const;

/** A practitioner's private calendar URL, and how to use it (D5). */
export function SyncCalendarPage() {
  const { t } = useTranslation('public/sync-calendar');
  usePageHead({ title: t('title'), description: t('description') });

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{t('heading')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </header>
      <div className={styles.actions}>
        <SyncAction />
        <a className={buttonClass({ variant: 'secondary' })} href="#tutorial">
          {t('tutorial')}
        </a>
      </div>
      <section id="tutorial" className={styles.tutorial} aria-labelledby="tutorial-heading">
        <h2 id="tutorial-heading">{t('how.heading')}</h2>
        <p className={styles.measure}>{t('how.lead')}</p>
        <div className={styles.calendars}>
          {calendars.map((calendar) => (
            <section key={calendar} aria-labelledby={`tutorial-${calendar}`}>
              <h3 id={`tutorial-${calendar}`}>{t(`how.${calendar}.heading`)}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{t(`how.${calendar}.${step}`)}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <p className={styles.soft}>{t('how.other')}</p>
      </section>
    </Page>
  );
}
