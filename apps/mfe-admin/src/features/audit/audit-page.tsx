import { usePageTitle } from '@freely/shell-sdk';
import { SearchField } from '@freely/ui/search-field';
import { useEffect, useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { PeriodFilter } from '../../listing/period-filter.tsx';
import { shortSizes } from '../../listing/use-listing.ts';
import { useActionName } from '../../people/use-action-name.ts';
import { useWords } from '../../words.ts';
import { AuditTable } from './components/audit-table.tsx';
import { useAuditListing, useAuditRows } from './queries.ts';
import { useAuditWords } from './words.ts';

const DEBOUNCE = 300;

/** The audit log: what admins did, also while impersonating somebody. It never changes (D34). */
export function AuditPage() {
  const say = useAuditWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('audit.heading') }));
  const actionName = useActionName();
  const control = useAuditListing();
  const { listing, textFilters, change } = control;
  const rows = useAuditRows(control);
  const actions = rows.response?.actions ?? (textFilters.action ? [textFilters.action] : []);

  return (
    <ListFrame
      heading={say('audit.heading')}
      placeholder={say('audit.placeholder')}
      aside={rows.total !== undefined && say('audit.count', { count: rows.total })}
      control={control}
      rows={rows}
      sizes={shortSizes}
      empty={{ title: say('audit.empty'), text: say('audit.emptyText') }}
      tools={
        <>
          <FilterField
            label={say('audit.action')}
            any={say('audit.anyAction')}
            options={actions.map((value) => ({ value, label: actionName(value) }))}
            value={textFilters.action}
            onChange={(action) => change({ action })}
          />
          <ObjectFilter text={textFilters.object} onChange={(object) => change({ object })} />
          <PeriodFilter label={say('audit.dates')} listing={listing} change={change} />
        </>
      }
    >
      <AuditTable entries={rows.rows} />
    </ListFrame>
  );
}

/** Filters by the object of an action; debounced like the search. */
function ObjectFilter({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const say = useAuditWords();
  const [typed, setTyped] = useState(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing restarts the timer.
  useEffect(() => {
    if (typed.trim() === text) return;
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE);

    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <SearchField
      label={say('audit.object')}
      placeholder={say('audit.objectPlaceholder')}
      maxLength={60}
      value={typed}
      onChange={setTyped}
    />
  );
}
