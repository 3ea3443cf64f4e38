/** A treatment of the catalogue. */
export interface Treatment {
  id: number;
  name: string;
  /** The usual duration in minutes. */
  duration: number;
}

/** What a practitioner takes for a treatment, as typed: either may be missing or wrong. */
export interface Offer {
  /** Whole pence (D9). */
  price: number | null;
  /** Minutes. */
  duration: number | null;
}

/** A service with its treatments, in order. */
export interface TreatmentGroup {
  id: number;
  name: string;
  treatments: readonly Treatment[];
}

/** The treatments with names that contain `text`; a matching group keeps all its treatments. */
export function findTreatments(
  groups: readonly TreatmentGroup[],
  text: string,
): readonly TreatmentGroup[] {
  const term = text.trim().toLowerCase();
  if (term === '') return groups;
  const isMatch = ({ name }: { name: string }) => name.toLowerCase().includes(term);

  return groups
    .map((group) =>
      isMatch(group) ? group : { ...group, treatments: group.treatments.filter(isMatch) },
    )
    .filter(({ treatments }) => treatments.length > 0);
}
