import * as v from 'valibot';

/** Where a search looks: at the customer's home, at a salon, or either (`idm`, "I don't mind"). */
export const SearchLocationType = v.picklist(['mobile', 'salon', 'idm']);
export type SearchLocationType = v.InferOutput<typeof SearchLocationType>;

/** Where a booking happens. */
export const LocationType = v.picklist(['mobile', 'salon']);
export type LocationType = v.InferOutput<typeof LocationType>;

/** Which kinds of places a practitioner works at. */
export const WorkLocationTypes = v.object({ mobile: v.boolean(), salon: v.boolean() });
