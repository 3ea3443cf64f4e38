import { lateMinutes } from '@freely/domain/attendance';
import * as v from 'valibot';

/** What happened: the practitioner came late or never, or both were there; minutes apply only to "late". */
export const LatenessDraft = v.pipe(
  v.object({
    what: v.picklist(['late', 'never', 'attended'], 'what'),
    minutes: v.string(),
    details: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
  }),
  v.forward(
    v.partialCheck(
      [['what'], ['minutes']],
      ({ what, minutes }) =>
        what !== 'late' ||
        (/^\d{1,4}$/.test(minutes) &&
          Number(minutes) >= lateMinutes.min &&
          Number(minutes) <= lateMinutes.max),
      'minutes',
    ),
    ['minutes'],
  ),
);
export type LatenessDraft = v.InferOutput<typeof LatenessDraft>;
