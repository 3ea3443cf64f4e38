import { Outlet, useMatch } from '@freely/router';
import { useEffect } from 'react';
import { JourneySteps } from './journey-steps.tsx';
import { saveSearch } from './journey-store.ts';
import { paths } from './paths.ts';
import { useOptionalSearch } from './use-search.ts';

/** Breadcrumbs above results, profile and availability; a profile can open without a search. */
export function SearchLayout() {
  const search = useOptionalSearch();
  const isChoosingTime = useMatch(`${paths.availability}/*`) !== null;
  useEffect(() => {
    if (search) saveSearch(search);
  }, [search]);

  return (
    <>
      {search && (
        <JourneySteps search={search} current={isChoosingTime ? 'date' : 'practitioner'} />
      )}
      <Outlet />
    </>
  );
}
