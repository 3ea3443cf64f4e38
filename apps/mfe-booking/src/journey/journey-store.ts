import type { BookingDraft } from '@freely/api-client/contract';
import { createStore, useStore } from '@freely/store';
import { createJSONStorage, persist } from '@freely/store/persist';
import type { Quantities } from './price.ts';
import type { JourneySearch } from './search-choice.ts';

/** What is chosen in the availability dialog so far. */
export interface SlotChoice {
  locationType: 'mobile' | 'salon' | null;
  salonId: number | null;
  quantities: Quantities;
  date: string | null;
  time: string | null;
  /** The time that was chosen until somebody else had it: it has to be said. */
  lostTime?: string | null | undefined;
  postcode: string;
}

/** A complete choice, ready to be booked but for its discount. */
export interface PlannedBooking {
  practitionerId: number;
  practitionerName: string;
  /** The draft as it goes on the wire, before the discount. */
  draft: BookingDraft;
  /** The address that leads back to the choice, as it was made. */
  backTo: string;
}

/** One try to create one booking: repeated with its key it is still the same booking (D18). */
interface BookingAttempt {
  key: string;
  /** What the key stands for: another body needs another key. */
  fingerprint: string;
  bookingId: number | null;
}

interface Journey {
  search: JourneySearch | null;
  /** The choice kept for each practitioner, by id. */
  choices: Readonly<Record<string, SlotChoice>>;
  plan: PlannedBooking | null;
  attempt: BookingAttempt | null;
  /** The total that the server named when it refused an old one, in pounds (D20). */
  newTotal: number | null;
}

const nothingYet: Journey = {
  search: null,
  choices: {},
  plan: null,
  attempt: null,
  newTotal: null,
};

/** What outlives a page of the journey, and a reload of it, for as long as the tab lives. */
export const journeyStore = createStore<Journey>()(
  persist(() => nothingYet, {
    name: 'freely.booking-journey',
    version: 2,
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function useJourney<T>(select: (journey: Journey) => T): T {
  return useStore(journeyStore, select);
}

export function keepSearch(search: JourneySearch): void {
  journeyStore.setState({ search });
}

export function keepChoice(practitionerId: number, choice: SlotChoice): void {
  journeyStore.setState(({ choices }) => ({ choices: { ...choices, [practitionerId]: choice } }));
}

/** The kept choice minus its treatments: the way out of a rebooked or changed appointment. */
export function forgetTreatments(practitionerId: number): void {
  journeyStore.setState(({ choices: { [practitionerId]: kept, ...others } }) => ({
    choices: kept
      ? { ...others, [practitionerId]: { ...kept, quantities: {}, time: null } }
      : others,
  }));
}

/** The time is gone: somebody else has it. */
export function forgetTime(practitionerId: number): void {
  journeyStore.setState(({ choices: { [practitionerId]: kept, ...others } }) => ({
    choices: kept
      ? { ...others, [practitionerId]: { ...kept, time: null, lostTime: kept.time } }
      : others,
    plan: null,
  }));
}

export function planBooking(plan: PlannedBooking): void {
  journeyStore.setState({ plan, newTotal: null });
}

export function priceChanged(newTotal: number | null): void {
  journeyStore.setState({ newTotal, plan: null });
}

/** The key under which `draft` is sent: the same for the same draft, also after a reload. */
export function attemptKey(draft: BookingDraft): string {
  const fingerprint = JSON.stringify(draft);
  const { attempt } = journeyStore.getState();
  if (attempt?.fingerprint === fingerprint) return attempt.key;

  const key = crypto.randomUUID();
  journeyStore.setState({ attempt: { key, fingerprint, bookingId: null } });

  return key;
}

export function bookingCreated(bookingId: number): void {
  journeyStore.setState(({ attempt }) => ({ attempt: attempt && { ...attempt, bookingId } }));
}

/** The server has refused the draft: asking again must be a new question. */
export function forgetAttempt(): void {
  journeyStore.setState({ attempt: null });
}

/** The booking cannot be paid any more, so the same draft must make a new one. */
export function forgetBooking(bookingId: number): void {
  journeyStore.setState(({ attempt }) => ({
    attempt: attempt?.bookingId === bookingId ? null : attempt,
  }));
}
