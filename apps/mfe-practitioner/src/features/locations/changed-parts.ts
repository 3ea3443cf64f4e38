/** The parts of a place that are saved each on its own, with the fields of the form that belong to each. */
export type PlaceParts<Draft> = Readonly<Record<string, readonly (keyof Draft)[]>>;

const addressFields = ['search', 'address', 'town', 'postcode', 'point'] as const;

/** The names are those of the contract. */
export const mobileParts = {
  distance_to_travel: ['distance', 'isCustomDistance'],
  call_out_charge: ['charge'],
  address: addressFields,
} as const;

export const salonParts = { name: ['name'], address: addressFields } as const;

/** The names of the parts in which two drafts differ. */
export function changedParts<Draft>(
  parts: PlaceParts<Draft>,
  before: Draft,
  after: Draft,
): readonly string[] {
  return Object.entries(parts)
    .filter(([, fields]) => fields.some((field) => !isSame(before[field], after[field])))
    .map(([name]) => name);
}

/** Fields are plain values, or a point on the map. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** `draft`, with the fields of the named parts as in `source`. */
export function withParts<Draft>(
  parts: PlaceParts<Draft>,
  names: readonly string[],
  draft: Draft,
  source: Draft,
): Draft {
  const fields = names.flatMap((name) => parts[name] ?? []);

  return { ...draft, ...Object.fromEntries(fields.map((field) => [field, source[field]])) };
}

/** Of a change, what belongs to the named parts. */
export function onlyParts<Change extends object>(
  change: Change,
  names: readonly string[],
): Partial<Change> {
  const kept = Object.entries(change).filter(([name]) => names.includes(name));

  return Object.fromEntries(kept) as Partial<Change>;
}
