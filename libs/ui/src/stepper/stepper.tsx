import { useTranslation } from '@freely/i18n';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './stepper.module.css';

export interface StepperProps {
  /** In order. */
  steps: readonly { key: string; label: string }[];
  /** The key of the current step; those before it are done. */
  current: string;
  label: string;
}

/** The progress of a wizard: bars with labels; on a phone only the current one has a label. */
export function Stepper({ steps, current, label }: StepperProps) {
  const { t } = useTranslation('ui');
  const here = steps.findIndex((step) => step.key === current);

  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={index < here ? styles.done : undefined}
          aria-current={index === here ? 'step' : undefined}
        >
          <span>
            {step.label}
            {index < here && <VisuallyHidden> {t('stepper.done')}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  );
}
