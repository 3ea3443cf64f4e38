import * as v from 'valibot';

/** Where the treatment is wanted: at home, at a salon, or either (`idm`, "I don't mind"). */
export const SearchLocationType = v.picklist(['mobile', 'salon', 'idm']);
export type SearchLocationType = v.InferOutput<typeof SearchLocationType>;

/** Where a booking takes place. */
export const LocationType = v.picklist(['mobile', 'salon']);
export type LocationType = v.InferOutput<typeof LocationType>;

/** The kinds of location where a practitioner works. */
export const WorkLocationTypes = v.object({ mobile: v.boolean(), salon: v.boolean() });
