import { useTranslation } from '@freely/i18n';
import { classNames } from '@freely/ui/class-names';
import { Icon } from '@freely/ui/icon';
import { VisuallyHidden } from '@freely/ui/visually-hidden';
import { Route } from 'lucide-react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { CalendarProps, EventWrapperProps } from 'react-big-calendar';
import Calendar from 'react-big-calendar/lib/Calendar';
import styles from '../calendar.module.css';
import type { CalendarEvent } from '../calendar-event.ts';
import { clock, formatDay } from '../calendar-format.ts';
import { roadPosition } from '../road-position.ts';

type EventWrapper = ComponentType<EventWrapperProps<CalendarEvent> & { children?: ReactNode }>;

/**
 * The package's calendar, whose roads are pictures only: as a button, which the package makes of each event, a
 * road would lead where its booking leads, and one of a few minutes is no target for a finger.
 */
export function CalendarWithRoads({ components, ...props }: CalendarProps<CalendarEvent>) {
  const Wrapper = components?.eventWrapper as EventWrapper;
  // One type for each wrapper: with another, React would replace an event between press and release.
  const eventWrapper = useMemo(() => withRoads(Wrapper), [Wrapper]);

  return <Calendar {...props} components={{ ...components, eventWrapper }} />;
}

function withRoads(Wrapper: EventWrapper): EventWrapper {
  return (props) =>
    props.event.kind === 'road' ? (
      <Road {...props} />
    ) : (
      <Wrapper {...props}>{props.children}</Wrapper>
    );
}

/** A band behind the appointments, with one short line: most roads are shorter than an appointment. */
function Road({ event, style }: EventWrapperProps<CalendarEvent>) {
  const { t } = useTranslation('practitioner/calendar');
  const { title, start, end, isWayThere } = event;

  return (
    <div
      className={classNames('rbc-background-event', styles.road)}
      style={{
        ...roadPosition(event, percent(style?.top) ?? '0%', percent(style?.height) ?? '0%'),
        width: percent(style?.width),
        left: percent(style?.xOffset),
      }}
    >
      <span className={styles.roadText}>
        <Icon of={Route} size="sm" />
        <VisuallyHidden>
          {t('spoken.road')}, {formatDay(start)}, {clock(start)}–{clock(end)}:{' '}
        </VisuallyHidden>
        <span className={styles.district}>
          {t(isWayThere ? 'roadFrom' : 'roadTo', { district: title })}
        </span>
        <span aria-hidden className={styles.short}>
          {title}
        </span>
      </span>
    </div>
  );
}

/** As the package has positions: a number of percents, or a length of CSS. */
function percent(position: string | number | undefined): string | undefined {
  return typeof position === 'number' ? `${position}%` : position;
}
