// What is personal, table by table. A new table with personal data belongs here.
import { sql } from 'kysely';
import type { Trx } from '../../database/transaction.ts';

/** Of a place, the part of the country is left: about ten kilometres. */
const nowhere = {
  address: '',
  postcode: '',
  lat: sql<number>`round(lat::numeric, 1)`,
  lon: sql<number>`round(lon::numeric, 1)`,
};

const ofPractitioner = [
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

/** Leaves a customer. The row and the salons stay, because bookings point at them. */
export async function erasePractitioner(trx: Trx, id: number): Promise<void> {
  for (const table of ofPractitioner) {
    await trx.deleteFrom(table).where('practitioner_id', '=', id).execute();
  }
  await trx
    .updateTable('salons')
    .set({ ...nowhere, name: '', enabled: false })
    .where('practitioner_id', '=', id)
    .execute();
  await trx
    .updateTable('bookings')
    .set({ ...nowhere, address_object: null })
    .where('practitioner_id', '=', id)
    .where('location_type', '=', 'salon')
    .execute();
  await trx
    .updateTable('practitioners')
    .set({
      onboarding_step: 0,
      // Nobody waits for a decision here.
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
  await eraseWords(trx, id, 'practitioner');
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

/** Whether the account was deleted; locked until the transaction ends. */
export async function isErased(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('erased_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

  return found !== undefined && found.erased_at !== null;
}

const ofUser = ['sessions', 'devices', 'account_tokens', 'idempotency_keys', 'user_roles'] as const;

/**
 * Leaves nobody: the row stays, because bookings and the ledger point at it. The same again takes
 * what was written since.
 */
export async function eraseUser(trx: Trx, id: number): Promise<void> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    // A link that is being mailed waits, and then finds nobody.
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of ofUser) await trx.deleteFrom(table).where('user_id', '=', id).execute();
  await trx.deleteFrom('customer_discounts').where('customer_id', '=', id).execute();
  await trx.deleteFrom('attempts').where('account', '=', email).execute();
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
  await eraseWords(trx, customerId, 'customer');
  await trx
    .updateTable('bookings')
    .set({ notes: '', address_object: null })
    .where('customer_id', '=', customerId)
    .execute();
  await trx
    .updateTable('bookings')
    .set(nowhere)
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

/** What one side said in disputes; that there was one, and its outcome, stay (D26). */
async function eraseWords(trx: Trx, id: number, side: 'customer' | 'practitioner'): Promise<void> {
  await trx
    .updateTable('booking_disputes')
    .set(side === 'customer' ? { customer_words: '' } : { practitioner_words: '' })
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('bookings').select('id').where(`${side}_id`, '=', id),
    )
    .execute();
}
