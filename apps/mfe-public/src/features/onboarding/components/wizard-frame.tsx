import { usePageTitle } from '@freely/shell-sdk';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Stepper } from '@freely/ui/stepper';
import type { ReactNode } from 'react';
import note from '../art/note.svg';
import styles from '../onboarding.module.css';
import { type WizardStep, wizardSteps } from '../wizard-steps.ts';
import { useWords } from '../words.ts';

interface WizardFrameProps {
  step: Exclude<WizardStep, 'signUp'>;
  children: ReactNode;
  /** At the end of the sticky bar: the button for the next step. */
  action: ReactNode;
  /** At the start of the bar: the progress of this step. */
  status?: ReactNode;
}

/** The frame of each step: the stepper, the heading, a note, and the bar with the action. */
export function WizardFrame({ step, children, action, status }: WizardFrameProps) {
  const say = useWords();
  usePageTitle(say(`onboarding.${step}.title`));

  return (
    <>
      <Page className={styles.page}>
        <Stepper
          label={say('onboarding.steps.label')}
          steps={wizardSteps.map((key) => ({ key, label: say(`onboarding.steps.${key}`) }))}
          current={step}
        />
        <div className={styles.main}>
          <header className={styles.head}>
            <PageTitle>{say(`onboarding.${step}.heading`)}</PageTitle>
            <Lead>{say(`onboarding.${step}.lead`)}</Lead>
          </header>
          {children}
        </div>
        <aside className={styles.note} aria-labelledby="wizard-note">
          <img src={note} alt="" width={480} height={320} />
          <div className={styles.noteText}>
            <h2 id="wizard-note">{say(`onboarding.${step}.note.title`)}</h2>
            <p>{say(`onboarding.${step}.note.first`)}</p>
            <p>{say(`onboarding.${step}.note.second`)}</p>
          </div>
        </aside>
      </Page>
      <section className={styles.foot} aria-label={say('onboarding.actions')}>
        <Page className={styles.footRow}>
          <div className={styles.status} role="status">
            {status}
          </div>
          {action}
        </Page>
      </section>
    </>
  );
}
