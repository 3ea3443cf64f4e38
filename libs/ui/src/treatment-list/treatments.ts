/** A treatment of the catalogue. */
export interface Treatment {
  id: number;
  name: string;
  /** Minutes that it usually takes. */
  duration: number;
}

/** A service with its treatments, in order. */
export interface TreatmentGroup {
  id: number;
  name: string;
  treatments: readonly Treatment[];
}

/** The groups with what is called like `text`; a group that is called so comes whole. */
export function findTreatments(
  groups: readonly TreatmentGroup[],
  text: string,
): readonly TreatmentGroup[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return groups;
  const isCalledSo = ({ name }: { name: string }) => name.toLowerCase().includes(wanted);

  return groups
    .map((group) =>
      isCalledSo(group) ? group : { ...group, treatments: group.treatments.filter(isCalledSo) },
    )
    .filter(({ treatments }) => treatments.length > 0);
}
