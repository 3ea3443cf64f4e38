import { send } from '@freely/api-client/client';
import { exportSearches } from '@freely/api-client/contract';
import { trackPickedPlace } from '@freely/api-client/picked-place';
import { suggestPlaces } from '@freely/api-client/places';
import { useTranslation } from '@freely/i18n';
import { AddressField } from '@freely/ui/address-field';
import { AnnouncedErrors, SelectField } from '@freely/ui/field';
import { LazyDateField } from '@freely/ui/lazy-date-field';
import { Section } from '@freely/ui/page';
import { useState } from 'react';
import { readDay } from '../../../listing/read-day.ts';
import { useTypedFilter } from '../../../listing/use-typed-filter.ts';
import { ReportButton } from '../../../report/report-button.tsx';
import { useReport } from '../../../report/use-report.ts';
import { locationParams } from '../queries.ts';
import {
  type Distance,
  defaultDistance,
  distances,
  type SearchLocation,
  type StatisticsFilters,
} from '../use-statistics-filters.ts';
import styles from './search-report.module.css';

interface SearchReportProps {
  filters: StatisticsFilters;
  change: (parts: Record<string, string | number | null>) => void;
}

/** Downloads the searches on one day around an address as a spreadsheet. */
export function SearchReport({ filters, change }: SearchReportProps) {
  const { t } = useTranslation('admin/statistics');
  const { t: tShared } = useTranslation('admin');
  const [date, typeDate] = useTypedFilter(filters.date, (day) => day || null);
  const [text, typeText] = useTypedFilter(filters.location?.address ?? '', (address) => address);
  const [picked] = useState(trackPickedPlace);
  const [problems, setProblems] = useState<{ date?: string; address?: string }>({});
  const report = useReport({
    name: exportSearches.file,
    failed: tShared('report.notCompiled'),
    done: tShared('report.done'),
  });

  async function pick(id: string) {
    try {
      const place = await picked.pick(id);
      if (!place) return;
      const { address, lat, lon } = place;
      typeText(address, address);
      change({ address, lat, lon });
    } catch {
      setProblems({ address: t('report.noCoordinates') });
    }
  }

  /** The picked place, or the place that the text unambiguously names; null without coordinates. */
  async function findLocation(): Promise<SearchLocation | null> {
    if (filters.location) return filters.location;
    const place = await picked.find(text).catch(() => null);
    if (!place) return null;
    const { address, lat, lon } = place;
    change({ address, lat, lon });

    return { address, lat, lon, distance: filters.distance };
  }

  async function download() {
    const missing = {
      ...(filters.date === '' && { date: t('report.dateRequired') }),
      ...(text.trim() === '' && { address: t('report.addressRequired') }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    const location = await findLocation();
    if (!location) return setProblems({ address: t('report.noCoordinates') });
    const query = { date: filters.date, address: location.address, ...locationParams(location) };
    await report.start((signal) => send(exportSearches, { query }, { signal }));
  }

  return (
    <Section title={t('report.title')}>
      <p>{t('report.text')}</p>
      <div className={styles.tools}>
        <AnnouncedErrors>
          <LazyDateField
            className={styles.date}
            label={t('report.date')}
            value={date}
            onChange={(day) => {
              typeDate(day, readDay(day));
              change({ date: day });
            }}
            error={problems.date}
            onFocus={() => setProblems(({ address }) => (address ? { address } : {}))}
          />
          <AddressField
            className={styles.address}
            label={t('report.address')}
            placeholder={t('report.placeholder')}
            text={text}
            onTextChange={(typed) => {
              typeText(typed, '');
              picked.clear();
              setProblems(({ date: ofDate }) => (ofDate ? { date: ofDate } : {}));
              if (filters.location) change({ address: null, lat: null, lon: null });
            }}
            onSelect={({ id }) => void pick(id)}
            search={suggestPlaces}
            error={problems.address}
          />
        </AnnouncedErrors>
        <SelectField
          className={styles.distance}
          label={t('report.distance')}
          options={distances.map((value) => ({ value, label: milesOf(value) }))}
          value={filters.distance}
          onChange={({ target }) =>
            change({ distance: target.value === defaultDistance ? null : target.value })
          }
        />
        <ReportButton
          isBesideFields
          label={t('report.download')}
          report={report}
          onStart={() => void download()}
        />
      </div>
    </Section>
  );

  function milesOf(value: Distance): string {
    return t('report.miles', { count: Number(value) });
  }
}
