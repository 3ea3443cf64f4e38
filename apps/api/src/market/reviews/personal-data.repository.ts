import type { Trx } from '../../infrastructure/database/index.ts';
import {
  anonymous,
  derived,
  ofStaff,
  type PersonalData,
  type PersonToErase,
} from '../../kernel/personal-data/index.ts';
import { erasedReviewer } from '../profiles/index.ts';

export const reviewsData: PersonalData = {
  columns: {
    'practitioner_ratings.practitioner_id': { exported: derived, erased: derived },
    'reviews.impersonator_id': { exported: ofStaff, erased: anonymous },
    'reviews.practitioner_id': { exported: 'done', erased: 'done' },
  },
  eraseUser,
};

/** Their reviews stay, without their name. */
async function eraseUser(trx: Trx, { userId, email }: PersonToErase): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ reviewer_name: erasedReviewer })
    .where((eb) =>
      eb.or([
        ...(email === null
          ? []
          : [
              eb(
                'invitation_id',
                'in',
                eb.selectFrom('review_invitations').select('id').where('email', '=', email),
              ),
            ]),
        eb(
          'booking_id',
          'in',
          eb.selectFrom('bookings').select('id').where('customer_id', '=', userId),
        ),
      ]),
    )
    .execute();
}
