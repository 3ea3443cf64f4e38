// Erases personal data, table by table. A new table with personal data must be added here.
import { sql } from 'kysely';
import type { Trx } from '../../infrastructure/database/index.ts';

/** Keeps only the rough location of a place, to about ten kilometres. */
const coarseLocation = {
  address: '',
  postcode: '',
  lat: sql<number>`round(lat::numeric, 1)`,
  lon: sql<number>`round(lon::numeric, 1)`,
};

const practitionerTables = [
  'offers',
  'work_hours',
  'mobile_bases',
  'time_off',
  'work_images',
  'bank_details',
  'review_invitations',
  'calendar_addresses',
  'calendar_feeds',
] as const;

/**
 * Erases the practitioner side; the user stays a customer. The row and the salons stay, because
 * bookings refer to them.
 */
export async function erasePractitioner(trx: Trx, id: number): Promise<void> {
  for (const table of practitionerTables) {
    await trx.deleteFrom(table).where('practitioner_id', '=', id).execute();
  }
  await trx
    .updateTable('salons')
    .set({ ...coarseLocation, name: '', enabled: false })
    .where('practitioner_id', '=', id)
    .execute();
  await trx
    .updateTable('bookings')
    .set({ ...coarseLocation, address_object: null })
    .where('practitioner_id', '=', id)
    .where('location_type', '=', 'salon')
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
      qualifications: [],
      start_working_date: null,
    })
    .where('user_id', '=', id)
    .execute();
  await eraseDisputeTexts(trx, id, 'practitioner');
  await trx.updateTable('users').set({ avatar_src: null }).where('id', '=', id).execute();
  await trx
    .deleteFrom('user_roles')
    .where('user_id', '=', id)
    .where('role', '=', 'practitioner')
    .execute();
  await trx
    .insertInto('user_roles')
    .values({ user_id: id, role: 'customer' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the account was deleted. Locks the user's row until the transaction ends. */
export async function isErased(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

  return found !== undefined && found.erased_at !== null;
}

const userTables = [
  'limit_lifts',
  'recovery_codes',
  'second_factors',
  'sessions',
  'devices',
  'account_tokens',
  'idempotency_keys',
  'user_roles',
] as const;

/**
 * Erases the user, but keeps an anonymous row, because bookings and the ledger refer to it. May be
 * called again to erase what was written since.
 */
export async function eraseUser(trx: Trx, id: number): Promise<void> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    // A job that is mailing a link waits for this lock, and then finds no user.
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of userTables) await trx.deleteFrom(table).where('user_id', '=', id).execute();
  await trx.deleteFrom('customer_discounts').where('customer_id', '=', id).execute();
  await trx
    .updateTable('reviews')
    .set({ reviewer_name: 'Former client' })
    .where('invitation_id', 'in', (eb) =>
      eb.selectFrom('review_invitations').select('id').where('email', '=', email),
    )
    .execute();
  await trx.deleteFrom('review_invitations').where('email', '=', email).execute();
  await trx.deleteFrom('contact_messages').where('email', '=', email).execute();
  await trx
    .updateTable('mail_outbox')
    .set({ to_address: null })
    .where((eb) => eb.or([eb('to_user_id', '=', id), eb('to_address', '=', email)]))
    .execute();
  await eraseBookings(trx, id);
  await trx
    .updateTable('users')
    .set({
      email: `erased-${id}@freely.invalid`,
      password_hash: 'erased',
      first_name: 'Former',
      last_name: 'member',
      phone: '',
      gender: null,
      birthday: null,
      avatar_src: null,
      active: false,
      erased_at: sql<Date>`coalesce(erased_at, clock_timestamp())`,
    })
    .where('id', '=', id)
    .execute();
}

async function eraseBookings(trx: Trx, customerId: number): Promise<void> {
  await eraseDisputeTexts(trx, customerId, 'customer');
  await trx
    .updateTable('bookings')
    .set({ notes: '', address_object: null })
    .where('customer_id', '=', customerId)
    .execute();
  await trx
    .updateTable('bookings')
    .set(coarseLocation)
    .where('customer_id', '=', customerId)
    .where('location_type', '=', 'mobile')
    .execute();
  await trx
    .updateTable('reviews')
    .set({ reviewer_name: 'Former client' })
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/** Erases what one side wrote in disputes. The dispute itself and its outcome stay (D26). */
async function eraseDisputeTexts(
  trx: Trx,
  id: number,
  side: 'customer' | 'practitioner',
): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set(side === 'customer' ? { customer_words: '' } : { practitioner_words: '' })
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where(`${side}_id`, '=', id),
    )
    .execute();
}
