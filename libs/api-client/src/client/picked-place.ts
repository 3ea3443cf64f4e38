import type { Place } from '../contract/places.ts';
import { findExactPlace, placeOf } from './places.ts';

/** What one address field means, while suggestions are looked up, typed over and picked again. */
export interface PickedPlace {
  /** Looks a suggestion up; null when the field has meant something else since. @throws when the lookup fails */
  pick: (id: string) => Promise<Place | null>;
  /** Something was typed: what was picked before, or is still looked up, no longer applies. */
  clear: () => void;
  /**
   * The place that was picked, once it is looked up; else the place that `typed` names exactly, or null.
   * @throws when the lookup fails
   */
  find: (typed: string) => Promise<Place | null>;
}

/** Whoever picks and submits at once means what they picked, not the text before it. */
export function trackPickedPlace(): PickedPlace {
  let picked: Promise<Place> | null = null;

  return {
    async pick(id) {
      const lookup = placeOf(id);
      picked = lookup;
      try {
        const place = await lookup;

        return picked === lookup ? place : null;
      } catch (error) {
        if (picked !== lookup) return null;
        picked = null;
        throw error;
      }
    },
    clear() {
      picked = null;
    },
    async find(typed) {
      return (await picked) ?? findExactPlace(typed);
    },
  };
}
