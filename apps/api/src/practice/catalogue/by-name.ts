/** Sorts numeric names by value, before all other names in alphabetical order. */
export function byName(a: { name: string }, b: { name: string }): number {
  const [left, right] = [a.name, b.name].map(numberOf) as [number, number];
  if (!Number.isNaN(left) && !Number.isNaN(right) && left !== right) return left - right;
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;

  return a.name.localeCompare(b.name, 'en-GB');
}

function numberOf(name: string): number {
  return name.trim() === '' ? Number.NaN : Number(name);
}
