import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { Lead, Page, PageTitle } from '@freely/ui/page';
import { Stepper } from '@freely/ui/stepper';
import type { ReactNode } from 'react';
import { feeTerms } from '../../../fee-terms.ts';
import note from '../art/note.svg';
import styles from '../onboarding.module.css';
import { type WizardStep, wizardSteps } from '../wizard-steps.ts';

interface WizardFrameProps {
  step: Exclude<WizardStep, 'signUp'>;
  children: ReactNode;
  /** At the end of the sticky bar: the button for the next step. */
  action: ReactNode;
  /** Of the last step: another heading, lead and note; neither lead nor note until it is known. */
  state?: 'approved' | 'rejected' | 'unknown' | undefined;
  /** At the start of the bar: the progress of this step. */
  status?: ReactNode;
}

/** The frame of each step: the stepper, the heading, a note, and the bar with the action. */
export function WizardFrame({ step, state, children, action, status }: WizardFrameProps) {
  const { t } = useTranslation('public/onboarding');
  const isKnown = state !== 'unknown';
  const words = state && isKnown ? (`finished.${state}` as const) : undefined;
  usePageTitle(t(`${step}.title`));

  return (
    <>
      <Page className={styles.page}>
        <Stepper
          label={t('steps.label')}
          steps={wizardSteps.map((key) => ({ key, label: t(`steps.${key}`) }))}
          current={step}
        />
        <div className={styles.main}>
          <header className={styles.head}>
            <PageTitle>{t(`${words ?? step}.heading`)}</PageTitle>
            <Lead>{isKnown && t(`${words ?? step}.lead`)}</Lead>
          </header>
          {children}
        </div>
        <aside className={styles.note} aria-labelledby="wizard-note">
          <img src={note} alt="" width={480} height={320} />
          <div className={styles.noteText}>
            <h2 id="wizard-note">{t(`${step}.note.title`)}</h2>
            {isKnown && <p>{words ? t(`${words}.note`) : t(`${step}.note.first`, feeTerms())}</p>}
            <p>{t(`${step}.note.second`)}</p>
            {step !== 'finished' && <p>{t('changeLater')}</p>}
          </div>
        </aside>
      </Page>
      <section className={styles.foot} aria-label={t('actions')}>
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
