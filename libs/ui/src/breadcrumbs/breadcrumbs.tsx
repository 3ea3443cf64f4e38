import { useTranslation } from '@freely/i18n';
import { X } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import { Page } from '../page/index.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbStep {
  key: string;
  label: string;
  /** Shown below 980px: the postcode of an address. */
  shortLabel?: string | undefined;
  /** Goes back to the step where this was chosen. */
  onRemove?: (() => void) | undefined;
  /** The full name of the close button: "Change address". */
  removeLabel?: string | undefined;
  state: 'done' | 'current' | 'later';
}

export interface BreadcrumbsProps {
  steps: readonly BreadcrumbStep[];
  /** Names the landmark; "Your search" unless given. */
  label?: string | undefined;
}

/** The steps to a booking: what was chosen, the current step, and the next ones. */
export function Breadcrumbs({ steps, label }: BreadcrumbsProps) {
  const { t } = useTranslation('ui');

  return (
    <nav aria-label={label ?? t('breadcrumbs.label')} className={styles.crumbs}>
      <Page>
        <ol className={styles.list}>
          {steps.map((step) => (
            <li key={step.key} aria-current={step.state === 'current' ? 'step' : undefined}>
              {step.state === 'done' ? <DoneStep step={step} /> : step.label}
            </li>
          ))}
        </ol>
      </Page>
    </nav>
  );
}

function DoneStep({ step }: { step: BreadcrumbStep }) {
  const { t } = useTranslation('ui');

  return (
    <span className={classNames(styles.crumb, step.onRemove && styles.removable)}>
      {step.shortLabel ? (
        <>
          <span className={styles.wide}>{step.label}</span>
          <span className={styles.narrow}>{step.shortLabel}</span>
        </>
      ) : (
        step.label
      )}
      {step.onRemove && (
        <button
          type="button"
          className={styles.remove}
          onClick={step.onRemove}
          aria-label={step.removeLabel ?? t('breadcrumbs.change', { name: step.label })}
        >
          <Icon of={X} size="sm" />
        </button>
      )}
    </span>
  );
}
