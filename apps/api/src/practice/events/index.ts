// What practitioners do with their practice. Who must react subscribes to it; see kernel/events.
import type { Actor } from '../../kernel/audit/index.ts';
import { defineEvent } from '../../kernel/events/index.ts';

/** A former client is invited to write a review (D29). */
export const reviewerInvited = defineEvent<{ invitationId: number; tokenHash: Buffer }>(
  'reviewer.invited',
);

/** The first ones, others than before, or the same once more. */
export type BankDetailsKind = 'first' | 'other' | 'same';

/** Published under the practitioner's lock. */
export const bankDetailsSaved = defineEvent<{ practitionerId: number; kind: BankDetailsKind }>(
  'bank-details.saved',
);

/**
 * Time off was removed, or hours or places were changed: there may be free times now that were not
 * free before. `until` is null where it goes on. Published under the practitioner's lock.
 */
export const timeFreed = defineEvent<{
  practitionerId: number;
  why: 'hours' | 'time_off';
  from: Date;
  until: Date | null;
}>('time.freed');

/**
 * Another address of a salon was saved (D95). Where it lies elsewhere, the salon has neither confirmed bookings to
 * come nor open holds. Published under the practitioner's lock.
 */
export const salonAddressChanged = defineEvent<{
  salonId: number;
  practitionerId: number;
  by: Actor;
  isElsewhere: boolean;
}>('salon-address.changed');

/** Another version of a questionnaire is asked from now on (D89). */
export const questionnaireChanged = defineEvent<{ questionnaireId: number; version: number }>(
  'questionnaire.changed',
);

/** A reminder is due of a paper that ends; `days` is -1 when it has ended (D85). */
export const paperEnds = defineEvent<{ practitionerId: number; paperId: number; days: number }>(
  'paper.ends',
);

/** The secret URL of a practitioner's own calendar no longer works, because somebody else may have read it. */
export const calendarUrlEnded = defineEvent<{ practitionerId: number }>('calendar-url.ended');
