import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, useFieldAttributes } from './field-frame.tsx';
import { useSettledBlur } from './use-settled-blur.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  /** A decorative icon inside, on the left. */
  icon?: ReactNode;
  /** A sign before the value: `£`. */
  affix?: ReactNode;
  /** A button inside, on the right. */
  trailing?: ReactNode;
  /** `sm` for dense toolbars on wide screens. */
  size?: 'md' | 'sm' | undefined;
}

/** A line of text. Accepts the props that react-hook-form's `register` returns. */
export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  labelAside,
  icon,
  affix,
  trailing,
  size = 'md',
  id,
  className,
  type = 'text',
  onBlur,
  ...props
}: TextFieldProps) {
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const settledBlur = useSettledBlur(onBlur);

  return (
    <FieldFrame
      {...{ label, hint, error, isLabelHidden, labelAside, noteId, className }}
      id={attributes.id}
    >
      <span className={classNames(styles.wrap, Boolean(trailing) && styles.trailing)}>
        {icon}
        {affix && (
          <span className={styles.affix} aria-hidden="true">
            {affix}
          </span>
        )}
        <input
          {...attributes}
          {...props}
          onBlur={settledBlur}
          type={type}
          className={classNames(styles.control, size === 'sm' && styles.sm)}
        />
        {trailing}
      </span>
    </FieldFrame>
  );
}
