import { useTranslation } from '@freely/i18n';
import { usePageTitle } from '@freely/shell-sdk';
import { SearchField } from '@freely/ui/search-field';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { PeriodFilter } from '../../listing/period-filter.tsx';
import { shortSizes } from '../../listing/use-listing.ts';
import { useTypedText } from '../../listing/use-typed-text.ts';
import { useActionName } from '../../people/use-action-name.ts';
import { AuditTable } from './components/audit-table.tsx';
import { useAuditListing, useAuditRows } from './queries.ts';

/** The audit log: what admins did, also while impersonating somebody. It never changes (D34). */
export function AuditPage() {
  const { t } = useTranslation('admin/audit');
  const { t: tShared } = useTranslation('admin');
  usePageTitle(tShared('title', { screen: t('heading') }));
  const actionName = useActionName();
  const control = useAuditListing();
  const { listing, textFilters, change } = control;
  const rows = useAuditRows(control);
  const actions = rows.response?.actions ?? (textFilters.action ? [textFilters.action] : []);

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
            label={t('action')}
            any={t('anyAction')}
            options={actions.map((value) => ({ value, label: actionName(value) }))}
            value={textFilters.action}
            onChange={(action) => change({ action })}
          />
          <ObjectFilter text={textFilters.object} onChange={(object) => change({ object })} />
          <PeriodFilter label={t('dates')} listing={listing} change={change} />
        </>
      }
    >
      <AuditTable entries={rows.rows} />
    </ListFrame>
  );
}

/** Filters by the object of an action; debounced like the search. */
function ObjectFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('admin/audit');
  const [typed, setTyped] = useTypedText(text, onChange);

  return (
    <SearchField
      label={t('object')}
      placeholder={t('objectPlaceholder')}
      maxLength={60}
      value={typed}
      onChange={setTyped}
    />
  );
}
