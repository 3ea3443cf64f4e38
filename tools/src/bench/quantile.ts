/** The value below which a share of the values lies; NaN when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);

  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
}
