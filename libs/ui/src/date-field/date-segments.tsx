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
import { ErrorText } from '../field/announced-errors.tsx';
import fieldStyles from '../field/field.module.css';
import { Icon } from '../icon/index.ts';
import { preventInnerHtml } from '../react-aria/prevent-inner-html.ts';
import styles from './date-field.module.css';

preventInnerHtml();

/** The props that all three date fields share. */
export interface DateFieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
}

interface DateSegmentsProps {
  slot?: 'start' | 'end';
  /** Called when all segments are filled, and when one is empty again. */
  onCompleteChange: (isComplete: boolean) => void;
}

/** Day, month and year, each to type or to change with the arrow keys. */
export function DateSegments({ slot, onCompleteChange }: DateSegmentsProps) {
  return (
    <DateInput {...(slot && { slot })} className={classNames(styles.segments)}>
      {(segment) =>
        segment.type === 'day' ? (
          <DaySegment segment={segment} onCompleteChange={onCompleteChange} />
        ) : (
          <DateSegment segment={segment} className={classNames(styles.segment)} />
        )
      }
    </DateInput>
  );
}

interface DaySegmentProps extends Pick<DateSegmentsProps, 'onCompleteChange'> {
  segment: DateSegmentProps['segment'];
}

/** Every date field has a day segment, so this one watches whether all segments are filled. */
function DaySegment({ segment, onCompleteChange }: DaySegmentProps) {
  const state = useContext(DateFieldStateContext);
  const isComplete = state?.segments.every(({ isPlaceholder }) => !isPlaceholder) ?? false;
  const latest = useRef(onCompleteChange);
  latest.current = onCompleteChange;
  useEffect(() => latest.current(isComplete), [isComplete]);

  return <DateSegment segment={segment} className={classNames(styles.segment)} />;
}

/** The button at the end of the field that opens the calendar. */
export function CalendarButton() {
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

/** The hint, or the error instead of it. */
export function DateNote({ hint, error }: Pick<DateFieldTexts, 'hint' | 'error'>) {
  if (error) {
    return (
      <FieldError className={classNames(fieldStyles.error)}>
        <Icon of={CircleAlert} />
        <ErrorText>{error}</ErrorText>
      </FieldError>
    );
  }

  return hint ? (
    <Text slot="description" className={classNames(fieldStyles.hint)}>
      {hint}
    </Text>
  ) : null;
}
