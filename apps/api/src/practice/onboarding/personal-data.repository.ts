import type { Trx } from '../../infrastructure/database/index.ts';
import type { DataKeys } from '../../infrastructure/encryption/index.ts';
import type { PersonalData, PersonToErase } from '../../kernel/personal-data/index.ts';
import { erasedEmailOf } from './erased-reviewers.ts';

export const onboardingData: PersonalData = {
  columns: {
    'practitioners.user_id': { exported: 'done', erased: 'done' },
    'review_invitations.email': {
      exported: 'exported to the practitioner who sent it',
      erased:
        'a keyed hash of a client who left a review, so that their invitation still counts (D29)',
    },
    'review_invitations.practitioner_id': { exported: 'done', erased: 'done' },
  },
  erasePractitioner,
  eraseUser,
};

/**
 * The row stays, because bookings refer to it. So do invitations that were used: by them, clients without a booking
 * find the reviews that they wrote, and have their names erased (D42).
 */
async function erasePractitioner(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('review_invitations')
    .where('practitioner_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .updateTable('practitioners')
    .set({
      onboarding_step: 0,
      // Not null, so that the account does not show as waiting for approval.
      approved: false,
      approved_at: null,
      verified: false,
      insurance: false,
      medical_disclaimer: false,
      how_you_find: null,
      appointment_scheduling: null,
      bio: '',
      rejection_reason: '',
      qualifications: [],
      start_working_date: null,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** An invitation whose review stays has to stay, too: it takes its place, and blocks its mailbox. */
async function eraseUser(trx: Trx, { email }: PersonToErase, keys: DataKeys): Promise<void> {
  if (email === null) return;
  await trx
    .deleteFrom('review_invitations')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
  const used = await trx
    .selectFrom('review_invitations')
    .select(['id', 'email'])
    .where('email', '=', email)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const invitation of used) {
    await trx
      .updateTable('review_invitations')
      .set({ email: erasedEmailOf(keys, invitation) })
      .where('id', '=', invitation.id)
      .execute();
  }
}
