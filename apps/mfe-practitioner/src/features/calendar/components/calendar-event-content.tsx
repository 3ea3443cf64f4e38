import { useTranslation } from '@freely/i18n';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { CalendarSync, CircleAlert, Lock, Moon } from 'lucide-react';
import { useAnswerMarks } from '../../../own-answers.ts';
import styles from '../calendar.module.css';
import type { CalendarEvent } from '../calendar-event.ts';
import { clock, formatDays } from '../calendar-format.ts';

const ICONS = { timeOff: Moon, busy: CalendarSync, booking: null, road: null };

/** The content of an event in a day's column. */
export function EventContent({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('practitioner/calendar');
  const { start, isFullDay, booking } = event;

  return (
    <span className={styles.content}>
      <EventName event={event} />
      <span>
        {isFullDay ? t('fullDay') : clock(start)}{' '}
        {booking?.treatments.map(({ name }) => name).join(', ')}
      </span>
    </span>
  );
}

/** What it is, for screen readers with its days, and its title. */
function EventName({ event }: { event: CalendarEvent }) {
  const { t } = useTranslation('practitioner/calendar');
  const { kind, title, start, end, booking, timeOff } = event;
  const mark = useAnswerMarks().get(booking?.id ?? 0);
  const isRuledOut = mark === 'ruled_out';
  const icon = isRuledOut ? CircleAlert : timeOff?.locked ? Lock : ICONS[kind];

  return (
    <b>
      {icon && <Icon of={icon} size="sm" />}
      <VisuallyHidden>
        {t(`spoken.${kind}`)}, {isRuledOut && t('spoken.ruledOut')} {formatDays(start, end)}:{' '}
      </VisuallyHidden>
      {title || t('noTitle')}
    </b>
  );
}

/**
 * An event in the month view, as a button, since the package does not render one there. Its time comes first: there is
 * one line, and on a phone little of it.
 */
export function MonthEvent({ event }: { event: CalendarEvent }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the calendar's table is made of divisions.
    <div role="cell">
      <button type="button" className={styles.inMonth}>
        {!event.isFullDay && <span>{clock(event.start)} </span>}
        <EventName event={event} />
      </button>
    </div>
  );
}
