import { useTranslation } from '@freely/i18n';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import styles from './quantity.module.css';

export interface QuantityFieldProps {
  value: number;
  onChange: (value: number) => void;
  /** With 0 the last one can be removed. */
  min?: number | undefined;
  max?: number | undefined;
  /** The name of the counted item, for the names of the buttons: "Add one Gel manicure". */
  name: string;
}

/** A number of items, changed by one at a time. */
export function QuantityField({ value, onChange, min = 0, max = 10, name }: QuantityFieldProps) {
  const { t } = useTranslation('ui');

  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and their result, not a form section.
    <span role="group" aria-label={name} className={styles.quantity}>
      <StepButton
        label={t('quantity.fewer', { name })}
        isAtEnd={value <= min}
        onPress={() => onChange(value - 1)}
      >
        <Icon of={Minus} />
      </StepButton>
      <output aria-label={t('quantity.label')}>{value}</output>
      <StepButton
        label={t('quantity.more', { name })}
        isAtEnd={value >= max}
        onPress={() => onChange(value + 1)}
      >
        <Icon of={Plus} />
      </StepButton>
    </span>
  );
}

interface StepButtonProps {
  label: string;
  isAtEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** At its limit it is inactive but keeps the focus, which `disabled` would lose. */
function StepButton({ label, isAtEnd, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => !isAtEnd && onPress()}
    >
      {children}
    </button>
  );
}
