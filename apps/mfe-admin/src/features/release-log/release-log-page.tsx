import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { useReleaseRight } from '../../frame/use-release-right.ts';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { shortSizes } from '../../listing/use-listing.ts';
import { LogTable } from './components/log-table.tsx';
import { useLogListing, useLogRows } from './queries.ts';
import { useVerbName } from './use-verb-name.ts';

/** Every change of what is live, whoever made it. It never changes. */
export function ReleaseLogPage() {
  const { t } = useTranslation('admin/release-log');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  useReleaseRight();
  const control = useLogListing();
  const { textFilters, change } = control;
  const rows = useLogRows(control);
  const verbName = useVerbName();
  const known = (
    all: readonly string[] | undefined,
    chosen: string,
    labelOf = (value: string) => value,
  ) => (all ?? (chosen ? [chosen] : [])).map((value) => ({ value, label: labelOf(value) }));

  return (
    <ListFrame
      heading={t('heading')}
      placeholder={t('placeholder')}
      aside={rows.total !== undefined && t('count', { count: rows.total })}
      control={control}
      rows={rows}
      sizes={shortSizes}
      empty={{ title: t('empty'), text: t('emptyText') }}
      tools={
        <>
          <FilterField
            label={t('unit')}
            any={t('anyUnit')}
            options={known(rows.response?.units, textFilters.unit)}
            value={textFilters.unit}
            onChange={(unit) => change({ unit })}
          />
          <FilterField
            label={t('verb')}
            any={t('anyVerb')}
            options={known(rows.response?.verbs, textFilters.verb, verbName)}
            value={textFilters.verb}
            onChange={(verb) => change({ verb })}
          />
        </>
      }
    >
      <LogTable entries={rows.rows} />
    </ListFrame>
  );
}
