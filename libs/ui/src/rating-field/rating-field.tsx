import { useTranslation } from '@freely/i18n';
import type { ComponentProps, PointerEvent } from 'react';
import { FieldFrame, type FieldTexts, useWiring } from '../field/field-frame.tsx';
import { Stars } from '../rating/index.ts';
import styles from './rating-field.module.css';

export interface RatingFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'ref' | 'onBlur' | 'onFocus' | 'disabled'>,
    Omit<FieldTexts, 'labelAside'> {
  /** 0.5 to 5 in half steps (D28); null while nothing is given. */
  value: number | null;
  onChange: (value: number) => void;
  className?: string | undefined;
}

const MOST = 5;
const STEP = 0.5;

/**
 * Five stars to give, in half steps. A native slider for keyboards and screen readers ("4.5 out of
 * 5"); under a pointer the half star that it touches counts, and a finger can slide along.
 */
export function RatingField({
  label,
  hint,
  error,
  isLabelHidden,
  value,
  onChange,
  id,
  className,
  disabled,
  ...props
}: RatingFieldProps) {
  const { t } = useTranslation('ui');
  const { noteId, ...wiring } = useWiring({ hint, error }, id);
  const words =
    value === null ? t('ratingField.none') : t('ratingField.value', { value, of: MOST });

  // Once given, a rating can be changed, not taken back.
  const give = (rating: number) => onChange(Math.min(MOST, Math.max(STEP, rating)));

  function slide(event: PointerEvent<HTMLElement>) {
    if (disabled || event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const halves = Math.ceil(((event.clientX - left) / width) * (MOST / STEP));
    if (halves * STEP !== value) give(halves * STEP);
  }

  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, noteId, className }} id={wiring.id}>
      <div className={styles.line}>
        <div
          className={styles.stars}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
          onPointerDown={(event) => {
            slide(event);
            // Not the browser's own dragging: it would move the slider a second time.
            event.preventDefault();
            event.currentTarget.setPointerCapture?.(event.pointerId);
            event.currentTarget.querySelector('input')?.focus();
          }}
          onPointerMove={slide}
        >
          <Stars value={value ?? 0} />
          <input
            {...props}
            {...wiring}
            type="range"
            min={0}
            max={MOST}
            step={STEP}
            disabled={disabled}
            value={value ?? 0}
            aria-valuetext={words}
            onChange={(event) => give(event.target.valueAsNumber)}
          />
        </div>
        <span className={styles.words} aria-hidden="true">
          {words}
        </span>
      </div>
    </FieldFrame>
  );
}
