import { useTranslation } from '@freely/i18n';
import { CalendarDays, CircleAlert } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateSegmentProps,
} from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { FieldError } from 'react-aria-components/FieldError';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import iconButton from '../button/icon-button.module.css';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/index.ts';
import { keepMarkupAway } from '../react-aria/without-markup.ts';
import styles from './date-field.module.css';

keepMarkupAway();

/** What the three date fields have in common. */
export interface DateFieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

interface PartsProps {
  slot?: 'start' | 'end';
  /** Called when none is empty any more, or one is again. */
  onWhole: (isWhole: boolean) => void;
}

/** Day, month and year, each to type or to turn with the arrow keys. */
export function Parts({ slot, onWhole }: PartsProps) {
  return (
    <DateInput {...(slot && { slot })} className={classNames(styles.parts)}>
      {(segment) =>
        segment.type === 'day' ? (
          <DayPart segment={segment} onWhole={onWhole} />
        ) : (
          <DateSegment segment={segment} className={classNames(styles.part)} />
        )
      }
    </DateInput>
  );
}

interface DayPartProps extends Pick<PartsProps, 'onWhole'> {
  segment: DateSegmentProps['segment'];
}

/** Every field has a day, so it watches the others. */
function DayPart({ segment, onWhole }: DayPartProps) {
  const state = useContext(DateFieldStateContext);
  const isWhole = state?.segments.every(({ isPlaceholder }) => !isPlaceholder) ?? false;
  const latest = useRef(onWhole);
  latest.current = onWhole;
  useEffect(() => latest.current(isWhole), [isWhole]);

  return <DateSegment segment={segment} className={classNames(styles.part)} />;
}

/** The button at the end of the field that opens the month. */
export function OpenCalendar() {
  const { t } = useTranslation('ui');

  return (
    <Button aria-label={t('date.open')} className={classNames(iconButton.iconButton, styles.open)}>
      <Icon of={CalendarDays} />
    </Button>
  );
}

export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover className={classNames(styles.popover)}>
      <Dialog className={classNames(styles.dialog)}>{children}</Dialog>
    </Popover>
  );
}

/** The hint, or the error in its place. */
export function DateNote({ hint, error }: Pick<DateFieldTexts, 'hint' | 'error'>) {
  if (error) {
    return (
      <FieldError className={classNames(fieldStyles.error)}>
        <Icon of={CircleAlert} />
        {error}
      </FieldError>
    );
  }

  return hint ? (
    <Text slot="description" className={classNames(fieldStyles.hint)}>
      {hint}
    </Text>
  ) : null;
}
