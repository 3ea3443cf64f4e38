import { useTranslation } from '@freely/i18n';
import { type ComponentProps, type InputEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts, useFieldAttributes } from './field-frame.tsx';
import { useSettledBlur } from './use-settled-blur.ts';

export interface TextAreaFieldProps extends ComponentProps<'textarea'>, FieldTexts {
  /** The maximum number of characters; shows how many are used. */
  counter?: number | undefined;
}

/** Several lines of text, with an optional counter. */
export function TextAreaField({
  label,
  hint,
  error,
  isLabelHidden,
  labelAside,
  counter,
  id,
  className,
  onInput,
  onBlur,
  ref,
  ...props
}: TextAreaFieldProps) {
  const { t } = useTranslation('ui');
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const settledBlur = useSettledBlur(onBlur);
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(0);
  const length = typeof props.value === 'string' ? props.value.length : typed;

  // A form library writes initial values directly into the element.
  useEffect(() => setTyped(frame.current?.querySelector('textarea')?.value.length ?? 0), []);

  function count(event: InputEvent<HTMLTextAreaElement>) {
    setTyped(event.currentTarget.value.length);
    onInput?.(event);
  }

  return (
    <div ref={frame} className={className}>
      <FieldFrame
        {...{ label, hint, error, isLabelHidden, labelAside, noteId }}
        id={attributes.id}
        aside={counter !== undefined && t('field.counter', { used: length, limit: counter })}
      >
        <textarea
          maxLength={counter}
          {...attributes}
          {...props}
          ref={ref}
          onInput={count}
          onBlur={settledBlur}
          className={classNames(styles.control, styles.textarea)}
        />
      </FieldFrame>
    </div>
  );
}
