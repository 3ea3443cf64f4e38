import { Outlet, useMatch } from '@freely/router';
import { useEffect } from 'react';
import { JourneySteps } from './journey-steps.tsx';
import { keepSearch } from './journey-store.ts';
import { paths } from './paths.ts';
import { useSearchIfAny } from './use-search.ts';

/** Results, profile and availability: the same search, the same way back. A profile also stands alone. */
export function SearchLayout() {
  const search = useSearchIfAny();
  const isChoosingTime = useMatch(`${paths.availability}/*`) !== null;
  useEffect(() => {
    if (search) keepSearch(search);
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
