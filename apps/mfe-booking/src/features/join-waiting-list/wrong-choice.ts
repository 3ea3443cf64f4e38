import { type WaitingLink, type WrongLink, waitsAtHome } from '../../journey/waiting-link.ts';
import type { Choices } from './queries.ts';

/** What the link names and cannot be waited for; null for a link that is right. */
export function wrongChoiceOf(
  { search, treatments, practitioner, salon }: WaitingLink,
  choices: Choices,
): Extract<WrongLink, 'treatment' | 'salon'> | null {
  const isOffered = treatments.every((id) => choices.treatments.some((each) => each.id === id));
  if (!isOffered) return 'treatment';
  if (!salon || !practitioner || waitsAtHome(search.location)) return null;

  return choices.salons.some(({ id }) => id === salon) ? null : 'salon';
}
