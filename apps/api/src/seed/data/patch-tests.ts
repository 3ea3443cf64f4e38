/** The treatments of the demo market that need a patch test first, as in the catalogue. */
export const testedTreatments: readonly string[] = [
  'Eyebrow tint',
  'Eyebrow shape and tint',
  'Henna brows',
  'Eyelash tint',
  'Lash lift and tint',
  'Root touch-up',
  'Full head colour',
];

/** Of one test. */
export const testMinutes = 15;
export const testHoursBefore = 48;
export const testMonthsValid = 6;
