import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, useFieldAttributes } from './field-frame.tsx';
import { useSettledBlur } from './use-settled-blur.ts';

/** An option of a list; `value` is stored or sent. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'size'>, FieldTexts {
  options: readonly Option[];
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string | undefined;
  size?: 'md' | 'sm' | undefined;
}

/** One option of a list: the native select, with the picker that each phone provides. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  labelAside,
  options,
  placeholder,
  size = 'md',
  id,
  className,
  onBlur,
  ...props
}: SelectFieldProps) {
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const settledBlur = useSettledBlur(onBlur);

  return (
    <FieldFrame
      {...{ label, hint, error, isLabelHidden, labelAside, noteId, className }}
      id={attributes.id}
    >
      <span className={classNames(styles.wrap, styles.selectWrap)}>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
        <select
          {...attributes}
          {...props}
          onBlur={settledBlur}
          className={classNames(styles.control, styles.select, size === 'sm' && styles.sm)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
