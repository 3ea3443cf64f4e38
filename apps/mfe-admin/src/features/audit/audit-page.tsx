import { usePageTitle } from '@freely/federation';
import { SearchField } from '@freely/ui/search-field';
import { useEffect, useState } from 'react';
import { FilterField } from '../../listing/filter-field.tsx';
import { ListFrame } from '../../listing/list-frame.tsx';
import { Period } from '../../listing/period.tsx';
import { shortSizes } from '../../listing/use-listing.ts';
import { useDeed } from '../../people/use-deed.ts';
import { useWords } from '../../words.ts';
import { AuditTable } from './components/audit-table.tsx';
import { useAuditListing, useAuditRows } from './queries.ts';
import { useAuditWords } from './words.ts';

const TYPING_PAUSE = 300;

/** What admins did, and what was done while logged in as another: nothing of it ever changes (D34). */
export function AuditPage() {
  const say = useAuditWords();
  const sayShared = useWords();
  usePageTitle(sayShared('title', { screen: say('audit.heading') }));
  const deed = useDeed();
  const control = useAuditListing();
  const { listing, about, change } = control;
  const rows = useAuditRows(control);
  const actions = rows.answer?.actions ?? (about.action ? [about.action] : []);

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
            options={actions.map((value) => ({ value, label: deed(value) }))}
            value={about.action}
            onChange={(action) => change({ action })}
          />
          <About text={about.object} onChange={(object) => change({ object })} />
          <Period label={say('audit.dates')} listing={listing} change={change} />
        </>
      }
    >
      <AuditTable entries={rows.rows} />
    </ListFrame>
  );
}

/** What it was done to; waits for a pause in typing, as the search does. */
function About({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const say = useAuditWords();
  const [typed, setTyped] = useState(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause.
  useEffect(() => {
    if (typed.trim() === text) return;
    const pause = setTimeout(() => onChange(typed.trim()), TYPING_PAUSE);

    return () => clearTimeout(pause);
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
