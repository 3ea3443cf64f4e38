import type { Backfill } from './backfill.ts';
import { shortenAvatars, shortenWorkImages } from './image-paths.repository.ts';
import {
  codesOfRoads,
  spacesOfBases,
  spacesOfBookings,
  spacesOfSalons,
} from './postcode-spaces.repository.ts';

/** Those that a release still needs. One is removed with the code that reads the former form. */
export const allBackfills: readonly Backfill[] = [
  shortenAvatars,
  shortenWorkImages,
  spacesOfBases,
  spacesOfSalons,
  spacesOfBookings,
  codesOfRoads,
];
