/** Papers that practitioners show, and that end: insurance, qualifications and the like (D85). */

export const paperKinds = [
  'insurance',
  'qualification',
  'identity',
  'right_to_work',
  'dbs',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Days before the last day of a paper on which its practitioner is reminded, the first one first. */
export const paperReminderDays = [60, 30, 14, 3] as const;

/** The most papers of one practitioner that may wait for a decision at once. */
export const maxWaitingPapers = 20;
