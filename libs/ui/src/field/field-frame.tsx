import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import { ErrorText } from './announced-errors.tsx';
import styles from './field.module.css';

/** The texts that every field shows around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Under the control, until an error replaces it. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Clear it on focus (`clearErrors(name)`). */
  error?: string | undefined;
  /** The label is for screen readers only: the text around the field already names it. */
  isLabelHidden?: boolean | undefined;
  /** At the end of the label's line: a link to help. */
  labelAside?: ReactNode;
}

/** The attributes that link a control to its label, hint and error. */
export interface FieldAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The id and ARIA attributes of a field. */
export function useFieldAttributes(
  texts: Pick<FieldTexts, 'hint' | 'error'>,
  givenId?: string | undefined,
): FieldAttributes & { noteId: string } {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;

  return {
    id,
    noteId,
    'aria-describedby': texts.error || texts.hint ? noteId : undefined,
    'aria-invalid': texts.error ? true : undefined,
  };
}

interface FieldFrameProps extends FieldTexts {
  id: string;
  noteId: string;
  className?: string | undefined;
  /** Beside the hint, at the end of the line: a counter. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The label, the control, and below it the hint or the error. */
export function FieldFrame({
  label,
  isLabelHidden,
  labelAside,
  id,
  className,
  children,
  ...note
}: FieldFrameProps) {
  const labelElement = (
    <label htmlFor={id} className={isLabelHidden ? hidden.hidden : styles.label}>
      {label}
    </label>
  );

  return (
    <div className={classNames(styles.field, className)}>
      {labelAside ? (
        <div className={styles.above}>
          {labelElement}
          {labelAside}
        </div>
      ) : (
        labelElement
      )}
      {children}
      <FieldNote {...note} />
    </div>
  );
}

/** The hint, or the error instead of it. */
export function FieldNote({
  noteId,
  hint,
  error,
  aside,
}: Pick<FieldFrameProps, 'noteId' | 'hint' | 'error' | 'aside'>) {
  const note = error ? (
    <span id={noteId} className={styles.error}>
      <Icon of={CircleAlert} />
      <ErrorText>{error}</ErrorText>
    </span>
  ) : (
    hint && (
      <span id={noteId} className={styles.hint}>
        {hint}
      </span>
    )
  );
  if (!aside) return note;

  return (
    <div className={styles.below}>
      {note || <span />}
      <span className={styles.hint}>{aside}</span>
    </div>
  );
}
