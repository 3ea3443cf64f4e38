const counts = new Intl.NumberFormat('en-GB');

/** A number of things, with its thousands grouped: "12,345". Ids are no counts: they stay as they are. */
export const formatCount = (count: number): string => counts.format(count);
