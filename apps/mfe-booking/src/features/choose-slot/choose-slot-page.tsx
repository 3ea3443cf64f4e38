import { Outlet, useLocation, useMatch, useNavigate, useParams } from '@freely/router';
import { forgetTreatments, journeyStore } from '../../journey/journey-store.ts';
import { availabilityHref, createBookingHref, paths, resultsHref } from '../../journey/paths.ts';
import { readFilters } from '../../journey/search-choice.ts';
import { useSearch } from '../../journey/use-search.ts';
import { firstChoice, stillOffered } from './first-choice.ts';
import { SlotDialog } from './slot-dialog.tsx';

/** Where, what, which day, what time: in a dialog over the results. */
export function ChooseSlotPage() {
  const navigate = useNavigate();
  const { key, search: query } = useLocation();
  const search = useSearch();
  const { id: idText, withBookingState } = useParams();
  const id = Number(idText);
  const isResumed = withBookingState !== undefined;
  const isCreating = useMatch(paths.createBooking) !== null;

  function close() {
    if (isResumed) {
      forgetTreatments(id);
      navigate(resultsHref(search));
    } else if (key === 'default') {
      // The dialog is where the visit began: there is no step to go back to.
      navigate(resultsHref(search), { replace: true });
    } else {
      navigate(-1);
    }
  }

  return (
    <SlotDialog
      key={`${id} ${withBookingState}`}
      practitionerId={id}
      search={search}
      begin={(offer) => {
        const kept = isResumed ? journeyStore.getState().choices[id] : undefined;

        return kept
          ? stillOffered(offer, kept)
          : firstChoice(offer, search, readFilters(new URLSearchParams(query)));
      }}
      backTo={availabilityHref(id, query, { withBookingState: true })}
      createAt={createBookingHref(id, query)}
      onClose={close}
      inStead={isCreating ? <Outlet /> : null}
    />
  );
}
