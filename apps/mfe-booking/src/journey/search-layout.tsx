import { Outlet, useMatch } from '@freely/router';
import { useEffect } from 'react';
import { JourneySteps } from './journey-steps.tsx';
import { keepSearch } from './journey-store.ts';
import { paths } from './paths.ts';
import { useSearch } from './use-search.ts';

/** Results, profile and availability: the same search, the same way back. */
export function SearchLayout() {
  const search = useSearch();
  const isChoosingTime = useMatch(`${paths.availability}/*`) !== null;
  useEffect(() => keepSearch(search), [search]);

  return (
    <>
      <JourneySteps search={search} current={isChoosingTime ? 'date' : 'practitioner'} />
      <Outlet />
    </>
  );
}
