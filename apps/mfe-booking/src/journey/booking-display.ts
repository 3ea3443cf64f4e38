import type { Booking } from '@freely/api-client/contract';
import { dayAndMonth } from '@freely/domain/format-date';
import { londonClock, londonInstant } from '@freely/domain/london-time';
import { type Category, categories } from '@freely/domain/service-types';
import { getI18n } from '@freely/i18n';

/** '11:15:00' → '11:15'. */
export function startTimeOf({ start_time }: Pick<Booking, 'start_time'>): string {
  return start_time.slice(0, 5);
}

/** The start as an instant. No booking starts in the hour that the clocks skip in spring. */
export function startOf({ date, start_time }: Pick<Booking, 'date' | 'start_time'>): number {
  return (londonInstant(date, start_time) ?? new Date(`${date}T${start_time}Z`)).getTime();
}

/** An instant in London time: '11:15 on Wednesday 4 November'. */
export function formatDateTime(instant: string): string {
  const { day, time } = londonClock(new Date(instant));

  return getI18n().t('dateTime', { ns: 'booking/journey', time, day: dayAndMonth(day) });
}

/** The category that decides a booking's artwork: that of its first treatment. */
export function categoryOf({ treatments }: Pick<Booking, 'treatments'>): Category {
  const slug = treatments[0]?.service_type.toLowerCase().replaceAll(' ', '-');

  return categories.find((category) => category === slug) ?? 'beauty';
}
