import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';
import { FieldNote, type FieldTexts, useFieldAttributes } from './field-frame.tsx';
import switchStyles from './switch.module.css';
import { useSettledBlur } from './use-settled-blur.ts';

export interface CheckboxFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size'>,
    Omit<FieldTexts, 'isLabelHidden' | 'labelAside'> {}

/** A checkbox; the label may contain links. */
export function CheckboxField({
  label,
  hint,
  error,
  id,
  className,
  onBlur,
  ...props
}: CheckboxFieldProps) {
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const settledBlur = useSettledBlur(onBlur);

  return (
    <div className={className}>
      <label className={styles.choice}>
        <input {...attributes} {...props} onBlur={settledBlur} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldNote {...{ noteId, hint, error }} />
    </div>
  );
}

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: string;
}

/** On or off, for settings that apply at once. */
export function SwitchField({ label, className, ...props }: SwitchFieldProps) {
  return (
    <label className={classNames(switchStyles.switch, className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state. */}
      <input {...props} type="checkbox" role="switch" />
      {label}
    </label>
  );
}
