import type { BookingDraft } from '@freely/api-client/contract';
import { sessionStore, userOfLostSession } from '@freely/auth';
import { createStore, useStore } from '@freely/store';
import { createJSONStorage, persist } from '@freely/store/persist';
import {
  type BookingAttempt,
  initialJourney,
  type Journey,
  type PlannedBooking,
  type SlotChoice,
} from './journey.ts';
import type { JourneySearch } from './search-params.ts';

/** State that outlives a page and a reload, until the tab is closed or who made it logs out. */
export const journeyStore = createStore<Journey>()(
  persist(() => initialJourney, {
    name: 'freely.booking-journey',
    version: 2,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

/**
 * Nobody goes on with what somebody else has chosen, typed and holds, not even after a reload (D39). A guest's journey
 * becomes that of who logs in.
 */
function followOwner(): void {
  // Whose session was lost logs in again on the spot, and goes on.
  const owner = sessionStore.getState().user ?? userOfLostSession();
  const { ownerId: before } = journeyStore.getState();
  const ownerId = owner?.user_id ?? null;
  if (before === ownerId) return;
  journeyStore.setState({ ...(before === null ? {} : initialJourney), ownerId });
}

sessionStore.subscribe(followOwner);
// Somebody else may have logged in on a page that does not load this module.
followOwner();

export function useJourney<T>(select: (journey: Journey) => T): T {
  return useStore(journeyStore, select);
}

export function saveSearch(search: JourneySearch): void {
  journeyStore.setState({ search });
}

export function saveChoice(practitionerId: number, choice: SlotChoice): void {
  journeyStore.setState(({ choices }) => ({ choices: { ...choices, [practitionerId]: choice } }));
}

/** The choice to go on with: of the page to which Back led, or of a link back to the choice. */
export function choiceToResume(
  practitionerId: number,
  { entry, isResumed }: { entry: string; isResumed: boolean },
): SlotChoice | undefined {
  const saved = journeyStore.getState().choices[practitionerId];

  return isResumed || saved?.madeIn === entry ? saved : undefined;
}

/** Clears the treatments and time of a saved choice, when its dialog is closed. */
export function clearTreatments(practitionerId: number): void {
  journeyStore.setState(({ choices: { [practitionerId]: saved, ...others } }) => ({
    choices: saved
      ? { ...others, [practitionerId]: { ...saved, quantities: {}, time: null } }
      : others,
    refusal: null,
  }));
}

/** Clears the time of a saved choice, because somebody else has booked it. */
export function clearTime(practitionerId: number): void {
  journeyStore.setState(({ choices: { [practitionerId]: saved, ...others } }) => ({
    choices: saved
      ? { ...others, [practitionerId]: { ...saved, time: null, lostTime: saved.time } }
      : others,
    plan: null,
  }));
}

/** Clears the day and time of a saved choice, because no patch test fits before them. */
export function clearDay(practitionerId: number): void {
  journeyStore.setState(({ choices: { [practitionerId]: saved, ...others } }) => ({
    choices: saved ? { ...others, [practitionerId]: { ...saved, date: null, time: null } } : others,
  }));
}

export function planBooking(plan: PlannedBooking): void {
  journeyStore.setState({ plan, newTotal: null, refusedPostcode: null, refusal: null });
}

export function priceChanged(newTotal: Journey['newTotal']): void {
  journeyStore.setState({ newTotal, plan: null });
}

export function refusePostcode(refusedPostcode: Journey['refusedPostcode']): void {
  journeyStore.setState({ refusedPostcode, plan: null });
}

export function bookingRefused(refusal: Journey['refusal']): void {
  journeyStore.setState({ refusal });
}

/** Makes a hold this tab's own to change, whichever tab made it: another time moves it (D70). */
export function holdResumed(
  {
    bookingId,
    practitionerId,
    search,
  }: Pick<BookingAttempt, 'practitionerId' | 'search'> & {
    bookingId: number;
  },
  choice: SlotChoice,
): void {
  journeyStore.setState(({ attempt, choices }) => ({
    choices: { ...choices, [practitionerId]: choice },
    attempt:
      attempt?.bookingId === bookingId
        ? attempt
        : { key: '', fingerprint: '', practitionerId, bookingId, search },
  }));
}

/**
 * The attempt to book `draft`: the same for the same draft, also after a reload. Another draft for
 * the same practitioner moves the hold of the attempt before it.
 */
export function attemptFor(draft: BookingDraft): Pick<BookingAttempt, 'key' | 'replaces'> {
  const fingerprint = JSON.stringify(draft);
  const { practitioner_id: practitionerId } = draft;
  const { attempt: before, holds } = journeyStore.getState();
  if (before?.fingerprint === fingerprint) return before;
  const isSame = before?.practitionerId === practitionerId;
  const left = before && !isSame ? holdOf(before) : undefined;

  const attempt: BookingAttempt = {
    key: crypto.randomUUID(),
    fingerprint,
    practitionerId,
    bookingId: null,
    replaces: isSame ? holdOf(before) : holds[practitionerId],
  };
  const { [practitionerId]: _resumed, ...others } = holds;
  journeyStore.setState({
    attempt,
    holds: before && left ? { ...others, [before.practitionerId]: left } : others,
  });

  return attempt;
}

export function bookingCreated(bookingId: number): void {
  journeyStore.setState(({ attempt, search }) => ({
    attempt: attempt && { ...attempt, bookingId, search },
  }));
}

/**
 * Clears the attempt after the server refused the draft: the next request needs a new key. The hold that it
 * was to move is still there.
 */
export function clearAttempt(): void {
  journeyStore.setState(({ attempt }) => {
    const replaces = attempt && holdOf(attempt);
    if (!replaces) return { attempt: null };

    return { attempt: { ...attempt, key: '', fingerprint: '', bookingId: null, replaces } };
  });
}

/** Forgets the attempt with what it replaces, which the server replaces no longer. */
export function forgetAttempt(): void {
  journeyStore.setState({ attempt: null });
}

/** What the customer holds: by this attempt, or from before it. */
function holdOf({ bookingId, replaces }: BookingAttempt): number | undefined {
  return bookingId ?? replaces;
}

/** Clears what led to a paid booking: going back must not offer its own time as somebody else's. */
export function clearPaidBooking({ id, practitionerId }: { id: number; practitionerId: number }) {
  clearBooking(id);
  journeyStore.setState(({ choices: { [practitionerId]: _paid, ...choices } }) => ({
    choices,
    plan: null,
  }));
}

/** Clears the attempt of a booking that can no longer be paid, so that its draft gets a new key. */
export function clearBooking(bookingId: number): void {
  journeyStore.setState(({ attempt, holds }) => ({
    attempt: attempt?.bookingId === bookingId ? null : attempt,
    holds: Object.fromEntries(Object.entries(holds).filter(([, id]) => id !== bookingId)),
  }));
}
