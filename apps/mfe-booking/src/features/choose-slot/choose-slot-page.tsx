import { Outlet, useLocation, useMatch, useNavigate, useParams } from '@freely/router';
import { isFirstEntry } from '../../journey/is-first-entry.ts';
import { choiceToResume, clearTreatments } from '../../journey/journey-store.ts';
import { availabilityHref, createBookingHref, paths, resultsHref } from '../../journey/paths.ts';
import { readPreselection } from '../../journey/preselection.ts';
import { readFilters } from '../../journey/search-params.ts';
import { useHistoryEntry } from '../../journey/use-history-entry.ts';
import { useSearch } from '../../journey/use-search.ts';
import { IsOverDialog, useWasShown } from '../../slot-dialog/from-dialog.ts';
import { initialChoice, removeUnavailable } from '../../slot-dialog/initial-choice.ts';
import { SlotDialog } from '../../slot-dialog/slot-dialog.tsx';

/** The availability dialog over the results: location, treatments, day and time. */
export function ChooseSlotPage() {
  const navigate = useNavigate();
  const { search: query } = useLocation();
  const search = useSearch();
  const { id: idText, withBookingState } = useParams();
  const id = Number(idText);
  const isResumed = withBookingState !== undefined;
  const entry = useHistoryEntry();
  const isCreating = useMatch(paths.createBooking) !== null;
  const isOverDialog = useWasShown(!isCreating);

  function close() {
    if (isResumed) {
      clearTreatments(id);
      navigate(resultsHref(search));
    } else if (isFirstEntry()) {
      // The dialog was opened by a direct link: there is no history entry to go back to.
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
      getInitialChoice={(offer) => {
        const saved = choiceToResume(id, { entry, isResumed });
        const params = new URLSearchParams(query);

        return saved
          ? removeUnavailable(offer, saved)
          : initialChoice(offer, search, { ...readFilters(params), ...readPreselection(params) });
      }}
      backTo={availabilityHref(id, query, { withBookingState: true })}
      createHref={createBookingHref(id, query)}
      onClose={close}
      replacement={
        isCreating ? (
          <IsOverDialog value={isOverDialog}>
            <Outlet />
          </IsOverDialog>
        ) : null
      }
    />
  );
}
