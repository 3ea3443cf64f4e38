// Questionnaires of the demo market: one that waits for the demo customer, one that is signed, and one whose
// answers rule the treatment out.
import type { Questionnaire } from '@freely/api-client/contract';
import { insertSigned } from '../booking/answers/index.ts';
import { recordEvent } from '../booking/bookings/index.ts';
import type { Trx } from '../infrastructure/database/index.ts';
import type { DataKeys } from '../infrastructure/encryption/index.ts';
import { insertFirstVersion } from '../practice/questionnaires/index.ts';
import { testedTreatments } from './data/patch-tests.ts';
import {
  nailQuestions,
  ruledOutAnswers,
  tintQuestions,
  wellAnswers,
} from './data/questionnaires.ts';
import type { CatalogueEntry, PlannedBooking, PlannedMarket } from './plan.ts';

interface Demo {
  catalogue: readonly CatalogueEntry[];
  market: PlannedMarket;
  dataKeys: DataKeys;
  now: Date;
}

export async function insertQuestionnaires(
  trx: Trx,
  { catalogue, market, dataKeys, now }: Demo,
): Promise<void> {
  const amara = withMailbox(market.practitioners, 'practitioner');
  const grace = withMailbox(market.customers, 'customer');
  const [admin] = market.staff;
  if (!admin || !amara || !grace) return;

  const tested = catalogue.filter(({ name }) => testedTreatments.includes(name));
  await insertFirstVersion(
    trx,
    {
      author: null,
      admin: { id: admin.id, impersonatorId: null },
      reason: 'Our insurer asks for it',
    },
    { ...tintQuestions, treatments: tested.map(({ id }) => id) },
  );
  const own = await insertFirstVersion(
    trx,
    { author: amara.id },
    { ...nailQuestions, treatments: amara.offers.map(({ id }) => id) },
  );

  const upcoming = market.bookings
    .filter(({ practitioner }) => practitioner.id === amara.id)
    .filter(({ status, startsAt, testFor }) => status === 'confirmed' && startsAt > now && !testFor)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const ofGrace = upcoming.filter(({ customer }) => customer.id === grace.id);
  const signing = { trx, dataKeys, questionnaire: own };
  // The first one waits for her.
  await signFor(signing, ofGrace.slice(1).at(-1), wellAnswers);
  await signFor(
    signing,
    upcoming.find(({ customer }) => customer.id !== grace.id),
    ruledOutAnswers,
  );
}

interface Signing {
  trx: Trx;
  dataKeys: DataKeys;
  questionnaire: Questionnaire;
}

async function signFor(
  { trx, dataKeys, questionnaire }: Signing,
  booking: PlannedBooking | undefined,
  answers: Record<string, string>,
): Promise<void> {
  if (!booking) return;
  const { id, customer, practitioner } = booking;
  await insertSigned(
    trx,
    dataKeys,
    { id, customer_id: customer.id, practitioner_id: practitioner.id },
    {
      ...{ questionnaireId: questionnaire.id, version: questionnaire.version },
      ...{ questions: questionnaire.questions, answers },
      name: `${customer.firstName} ${customer.lastName}`,
    },
  );
  await recordEvent(trx, id, 'questionnaire_signed', { id: customer.id, impersonatorId: null });
}

const withMailbox = <P extends { email: string }>(people: readonly P[], mailbox: string) =>
  people.find(({ email }) => email === `${mailbox}@freely.example`);
