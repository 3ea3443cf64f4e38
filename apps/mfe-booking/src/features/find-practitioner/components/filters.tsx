import { SearchLocationType } from '@freely/api-client/contract';
import { addMonths, londonDay } from '@freely/domain/london-time';
import { useTranslation } from '@freely/i18n';
import { horizonMonths } from '@freely/shell-sdk';
import { Button } from '@freely/ui/button';
import { DateStrip } from '@freely/ui/date-strip';
import { RadioGroupField } from '@freely/ui/field';
import { Skeleton } from '@freely/ui/skeleton';
import { lazy, Suspense } from 'react';
import {
  defaultDistance,
  distances,
  firstHour,
  type JourneySearch,
  lastHour,
  type ResultFilters,
} from '../../../journey/search-params.ts';
import type { Change } from '../use-result-filters.ts';
import styles from './filters.module.css';

// Loaded lazily: support for touch, keyboard and screen readers makes the slider heavy.
const RangeSlider = lazy(() =>
  import('@freely/ui/range-slider').then((module) => ({ default: module.RangeSlider })),
);

export interface Controls {
  shown: ResultFilters & Pick<JourneySearch, 'location'>;
  onChange: (change: Change, options?: { debounce?: boolean }) => void;
}

export interface WeekCounts {
  /** How many are free, by day of the shown week. */
  counts: Readonly<Record<string, number>>;
  onWeek: (days: readonly string[]) => void;
}

/** Date, start time, location and distance. Used beside the results and in the phone's sheet. */
export function Filters({ shown, onChange, counts, onWeek }: Controls & WeekCounts) {
  const { t } = useTranslation('booking/search');
  const today = londonDay(new Date());
  const hours = [shown.from ?? firstHour, shown.to ?? lastHour] as const;

  return (
    <div className={styles.filters}>
      <section className={styles.part}>
        <div className={styles.head}>
          <h2 className={styles.legend}>{t('filters.when')}</h2>
          {shown.date !== undefined && (
            <Button variant="quiet" size="sm" onClick={() => onChange({ date: undefined })}>
              {t('filters.anyDay')}
            </Button>
          )}
        </div>
        <DateStrip
          value={shown.date ?? null}
          onChange={(date) => onChange({ date })}
          min={today}
          max={addMonths(today, horizonMonths())}
          label={t('filters.when')}
          counts={counts}
          onWeek={onWeek}
          formatCount={(count) => t('filters.freeCount', { count })}
        />
      </section>
      <section className={styles.part}>
        <Suspense fallback={<Skeleton height="5.25rem" />}>
          <RangeSlider
            legend={t('filters.startTime')}
            thumbLabels={[t('filters.earliest'), t('filters.latest')]}
            value={hours}
            min={firstHour}
            max={lastHour}
            step={1}
            format={formatHour}
            onChange={([from, to]) => {
              // Both thumbs on the same hour would select an empty interval.
              if (from === to) return;
              onChange(
                {
                  from: from === firstHour ? undefined : from,
                  to: to === lastHour ? undefined : to,
                },
                { debounce: true },
              );
            }}
          />
        </Suspense>
      </section>
      <section className={styles.part}>
        <RadioGroupField
          legend={<span className={styles.legend}>{t('filters.where')}</span>}
          options={SearchLocationType.options.map((value) => ({
            value,
            label: t(`filters.${value}`),
          }))}
          value={shown.location}
          onChange={(location) => onChange({ location, distance: undefined }, { debounce: true })}
        />
      </section>
      {shown.location === 'salon' && (
        <section className={styles.part}>
          <RadioGroupField
            layout="cells"
            legend={<span className={styles.legend}>{t('filters.distance')}</span>}
            options={distances.map((distance) => ({
              value: String(distance),
              label: t('filters.miles', { distance }),
            }))}
            value={String(shown.distance ?? defaultDistance)}
            onChange={(value) =>
              onChange({ distance: distances.find((each) => String(each) === value) })
            }
          />
        </section>
      )}
    </div>
  );
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
