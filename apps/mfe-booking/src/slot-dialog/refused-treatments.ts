import { bookingRefused, journeyStore, saveChoice, useJourney } from '../journey/journey-store.ts';

type Refusal = NonNullable<Parameters<typeof bookingRefused>[0]>;

/**
 * After a reaction to a patch test. The server names the treatment in its message only: where there is one, it is
 * taken out of the saved choice; of several, the customer takes out the one that the message names.
 * @param services one id for each unit of quantity
 */
export function treatmentsRefused(refusal: Refusal, services: readonly number[]): void {
  const treatments = [...new Set(services)];
  bookingRefused({ ...refusal, treatments });

  const { practitionerId } = refusal;
  const saved = journeyStore.getState().choices[practitionerId];
  if (saved && treatments.length === 1) saveChoice(practitionerId, { ...saved, quantities: {} });
}

/** Another time or place was chosen: only what was said of the treatments still holds. */
export function clearOtherRefusal(): void {
  const { refusal } = journeyStore.getState();
  if (refusal && !refusal.treatments) bookingRefused(null);
}

/** Whether the server would refuse the chosen treatments again: all those that it refused are among them. */
export function useIsRefused(practitionerId: number, chosen: readonly number[]): boolean {
  const refusal = useJourney((journey) => journey.refusal);
  if (refusal?.practitionerId !== practitionerId || !refusal.treatments) return false;

  return refusal.treatments.every((id) => chosen.includes(id));
}
