import { usePageHead } from '@freely/shell-sdk';
import { buttonClass } from '@freely/ui/button';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { SyncAction } from './components/sync-action.tsx';
import styles from './sync-calendar.module.css';
import { useWords } from './words.ts';

const calendars = ['google', 'apple', 'outlook'] as const;
const steps = ['first', 'second', 'third'] as const;

/** A practitioner's private calendar URL, and how to use it (D5). */
export function SyncCalendarPage() {
  const say = useWords();
  usePageHead({ title: say('syncCalendar.title'), description: say('syncCalendar.description') });

  return (
    <Page className={styles.page}>
      <header className={styles.head}>
        <PageTitle>{say('syncCalendar.heading')}</PageTitle>
        <Lead>{say('syncCalendar.lead')}</Lead>
      </header>
      <div className={styles.actions}>
        <SyncAction />
        <a className={buttonClass({ variant: 'secondary' })} href="#tutorial">
          {say('syncCalendar.tutorial')}
        </a>
      </div>
      <section id="tutorial" className={styles.tutorial} aria-labelledby="tutorial-heading">
        <h2 id="tutorial-heading">{say('syncCalendar.how.heading')}</h2>
        <p className={styles.measure}>{say('syncCalendar.how.lead')}</p>
        <div className={styles.calendars}>
          {calendars.map((calendar) => (
            <section key={calendar} aria-labelledby={`tutorial-${calendar}`}>
              <h3 id={`tutorial-${calendar}`}>{say(`syncCalendar.how.${calendar}.heading`)}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{say(`syncCalendar.how.${calendar}.${step}`)}</li>
                ))}
              </ol>
            </section>
          ))}
        </div>
        <p className={styles.soft}>{say('syncCalendar.how.other')}</p>
      </section>
    </Page>
  );
}
