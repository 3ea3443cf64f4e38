import * as v from 'valibot';

/** The lateness form: the practitioner came late or never; minutes apply only to "late". */
export const LatenessDraft = v.pipe(
  v.object({
    what: v.picklist(['late', 'never']),
    minutes: v.string(),
    details: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  }),
  v.forward(
    v.partialCheck(
      [['what'], ['minutes']],
      // More than 20 whole minutes, and no more than a day (D26).
      ({ what, minutes }) =>
        what === 'never' ||
        (/^\d{2,4}$/.test(minutes) && Number(minutes) > 20 && Number(minutes) <= 1440),
      'minutes',
    ),
    ['minutes'],
  ),
);
export type LatenessDraft = v.InferOutput<typeof LatenessDraft>;
