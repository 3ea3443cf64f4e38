import { useTranslation } from '@freely/i18n';
import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { FieldFrame, type FieldTexts, useFieldAttributes } from '../field/field-frame.tsx';
import { Stars } from '../rating/index.ts';
import styles from './rating-field.module.css';

export interface RatingFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'ref' | 'onBlur' | 'onFocus' | 'disabled'>,
    Omit<FieldTexts, 'labelAside'> {
  /** 0.5 to 5 in half steps (D28); null before a rating. */
  value: number | null;
  onChange: (value: number) => void;
  className?: string | undefined;
}

/** As long as browsers wait for the second click. */
const DOUBLE_CLICK_MS = 500;
const MAX = 5;
const STEP = 0.5;

/**
 * A rating of up to five stars in half steps. Keyboards and screen readers use a native slider ("4.5
 * out of 5"); a pointer sets the half star that it touches, and can be dragged.
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
  const { noteId, ...attributes } = useFieldAttributes({ hint, error }, id);
  const valueText =
    value === null ? t('ratingField.none') : t('ratingField.value', { value, of: MAX });

  // A rating can be changed, but not cleared.
  const give = (rating: number) => onChange(Math.min(MAX, Math.max(STEP, rating)));

  // The second press of a double click on Submit lands here, once the focus has brought an empty rating to it.
  const focusedAt = useRef(Number.NEGATIVE_INFINITY);
  const isIgnored = useRef(false);

  function slide(event: PointerEvent<HTMLElement>) {
    if (disabled || isIgnored.current || event.buttons !== 1) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const halves = Math.ceil(((event.clientX - left) / width) * (MAX / STEP));
    if (halves * STEP !== value) give(halves * STEP);
  }

  return (
    <FieldFrame {...{ label, hint, error, isLabelHidden, noteId, className }} id={attributes.id}>
      <div className={styles.line}>
        <div
          className={styles.stars}
          data-invalid={error ? true : undefined}
          data-disabled={disabled || undefined}
          onPointerDown={(event) => {
            isIgnored.current = event.timeStamp - focusedAt.current < DOUBLE_CLICK_MS;
            slide(event);
            // The browser's own dragging would move the slider a second time.
            event.preventDefault();
            event.currentTarget.setPointerCapture?.(event.pointerId);
            event.currentTarget.querySelector('input')?.focus();
            focusedAt.current = Number.NEGATIVE_INFINITY;
          }}
          onPointerMove={slide}
        >
          <Stars value={value ?? 0} />
          <input
            {...props}
            {...attributes}
            type="range"
            min={0}
            max={MAX}
            step={STEP}
            disabled={disabled}
            value={value ?? 0}
            aria-valuetext={valueText}
            onFocus={(event) => {
              focusedAt.current = event.timeStamp;
              props.onFocus?.(event);
            }}
            onChange={(event) => give(event.target.valueAsNumber)}
          />
        </div>
        <span className={styles.valueText} aria-hidden="true">
          {valueText}
        </span>
      </div>
    </FieldFrame>
  );
}
