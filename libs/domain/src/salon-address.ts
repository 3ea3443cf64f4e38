import { milesBetween, type Point } from './geo.ts';
import { normalisePostcode } from './postcode.ts';

/** Where a salon is. */
export interface SalonPlace extends Point {
  postcode: string;
}

const metresInMile = 1609.344;
/** Two entrances of one building, or a point that was picked again. */
const sameBuildingMetres = 150;

/**
 * Whether a changed address is still the same place in other words: a typing error, a flat number (D95).
 * Anything else is a move, which those who have booked did not agree to.
 */
export function isSamePlace(before: SalonPlace, after: SalonPlace): boolean {
  return (
    spelling(before.postcode) === spelling(after.postcode) &&
    milesBetween(before, after) * metresInMile <= sameBuildingMetres
  );
}

const spelling = (postcode: string) => normalisePostcode(postcode).toUpperCase();
