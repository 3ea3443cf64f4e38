// Ratings of practitioners, as people see them.

/** Ratings are shown to the nearest half; 0 means that nobody has rated (D28). */
export function nearestHalf(mean: number | null | undefined): number {
  return Math.round((mean ?? 0) * 2) / 2;
}
