import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/index.ts';
import hidden from '../visually-hidden/visually-hidden.module.css';
import styles from './field.module.css';

/** What every field says around its control. */
export interface FieldTexts {
  label: ReactNode;
  /** Under the control, until an error takes its place. */
  hint?: ReactNode;
  /** What is wrong and how to put it right. Clear it on focus (`clearErrors(name)`). */
  error?: string | undefined;
  /** The label is for screen readers only: the words around the field say it for the eye. */
  isLabelHidden?: boolean | undefined;
  /** At the end of the label's line: a link to help. */
  labelAside?: ReactNode;
}

/** The attributes that tie a control to its label, hint and error. */
export interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** Ids and ARIA attributes of one field; `id` may come from outside. */
export function useWiring(
  texts: Pick<FieldTexts, 'hint' | 'error'>,
  givenId?: string | undefined,
): Wiring & { noteId: string } {
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

/** Label above, control, then hint or error in the same place. */
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

/** The hint, or the error in its place. */
export function FieldNote({
  noteId,
  hint,
  error,
  aside,
}: Pick<FieldFrameProps, 'noteId' | 'hint' | 'error' | 'aside'>) {
  const note = error ? (
    <span id={noteId} className={styles.error}>
      <Icon of={CircleAlert} />
      {error}
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
