import type { Question } from '@freely/domain/questionnaires';
import { sql } from 'kysely';
import type { Db, Trx } from '../../infrastructure/database/index.ts';
import { asksBooking } from '../bookings/index.ts';

/** A questionnaire in the version that is asked now. */
export interface CurrentRow {
  questionnaire_id: number;
  /** Null for the market's. */
  author_id: number | null;
  version: number;
  title: string;
  introduction: string;
  questions: Question[];
}

/** What the treatments of a booking ask, of the market and of its practitioner. */
export async function currentFor(db: Db, bookingId: number): Promise<CurrentRow[]> {
  const { rows } = await sql<CurrentRow>`
    select q.id as questionnaire_id, q.practitioner_id as author_id, q.version, v.title, v.introduction, v.questions
    from bookings b
    join questionnaires q on ${asksBooking}
    join questionnaire_versions v on v.questionnaire_id = q.id and v.version = q.version
    where b.id = ${bookingId}
    order by q.practitioner_id nulls first, q.id`.execute(db);

  return rows;
}

/** A signature, with the questions that it answers. */
export interface SignatureRow {
  id: number;
  booking_id: number;
  questionnaire_id: number;
  author_id: number | null;
  practitioner_id: number;
  version: number;
  title: string;
  introduction: string;
  questions: Question[];
  signed_at: Date;
  sealed: Buffer | null;
}

/** Of all these, the latest first. */
async function signatures(db: Db, condition: ReturnType<typeof sql>): Promise<SignatureRow[]> {
  const { rows } = await sql<SignatureRow>`
    select s.id, s.booking_id, s.questionnaire_id, q.practitioner_id as author_id, s.practitioner_id,
      s.version, v.title, v.introduction, v.questions, s.signed_at, s.sealed
    from signed_questionnaires s
    join questionnaires q on q.id = s.questionnaire_id
    join questionnaire_versions v
      on v.questionnaire_id = s.questionnaire_id and v.version = s.version
    where ${condition}
    order by s.id desc`.execute(db);

  return rows;
}

export const signaturesOfBooking = (db: Db, bookingId: number) =>
  signatures(db, sql`s.booking_id = ${bookingId}`);

export const signaturesOfCustomer = (db: Db, customerId: number) =>
  signatures(db, sql`s.customer_id = ${customerId}`);

/** Of the bookings to come of a practitioner. */
export const upcomingSignatures = (db: Db, practitionerId: number) =>
  signatures(
    db,
    sql`s.practitioner_id = ${practitionerId} and exists (
      select from bookings b where b.id = s.booking_id and b.status = 'confirmed'
        and b.starts_at > clock_timestamp())`,
  );

/** Bookings to come after this id that ask this version, and whose customer has signed only earlier ones. */
export async function signedEarlierVersion(
  db: Db,
  at: { questionnaireId: number; version: number; after: number; take: number },
): Promise<{ id: number; customer_id: number }[]> {
  const { rows } = await sql<{ id: number; customer_id: number }>`
    select b.id, b.customer_id
    from bookings b
    join questionnaires q on ${asksBooking}
    where q.id = ${at.questionnaireId} and q.version = ${at.version} and b.id > ${at.after}
      and b.status = 'confirmed' and b.starts_at > clock_timestamp()
      and exists (select from signed_questionnaires s
        where s.booking_id = b.id and s.questionnaire_id = q.id)
      and not exists (select from signed_questionnaires s
        where s.booking_id = b.id and s.questionnaire_id = q.id and s.version = q.version)
    order by b.id limit ${at.take}`.execute(db);

  return rows;
}

/** What is sealed is bound to the id, so the id comes first. */
export async function nextSignatureId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('signed_questionnaires', 'id')) as id`.execute(trx);
  if (!rows[0]) throw new Error('A sequence has a next value');

  return rows[0].id;
}

interface NewSignature {
  id: number;
  bookingId: number;
  questionnaireId: number;
  version: number;
  customerId: number;
  practitionerId: number;
  sealed: Buffer;
}

export async function insertSignature(trx: Trx, row: NewSignature): Promise<void> {
  await sql`insert into signed_questionnaires
      (id, booking_id, questionnaire_id, version, customer_id, practitioner_id, sealed)
    values (${row.id}, ${row.bookingId}, ${row.questionnaireId}, ${row.version}, ${row.customerId},
      ${row.practitionerId}, ${row.sealed})`.execute(trx);
}
