// What practitioners ask before a visit, and what their customers sign.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { sql } from 'kysely';
import { fieldError, row } from '../support/documented-call.ts';
import { confirmedBooking } from '../support/paid-booking.ts';
import {
  draftOf,
  fine,
  questionnaireOf,
  questionnaireOfMarket,
  ruledOut,
  sign,
} from '../support/questionnaires.ts';
import type { TestApi } from '../support/start-test-api.ts';

/** A paid booking whose treatment asks something, and its answers if there are any. */
async function paidAndAsking(api: TestApi, answers?: Record<string, string>) {
  const booked = await confirmedBooking(api);
  const questionnaire = await questionnaireOf(api, booked.grace);
  if (answers) await sign(api, booked.ada, { booking: booked.id, questionnaire, answers });

  return { ...booked, questionnaire };
}

const yesNo = { kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' };
const oneOf = { kind: 'one_of', text: 'Skin?', options: ['Well', 'Broken'], rulesOut: ['Broken'] };

export const questionnaireRows = [
  row(contract.ownQuestionnaires, async (api) => {
    const { grace, questionnaire } = await paidAndAsking(api);
    const [offered = 0] = grace.offers.map(({ subServiceId }) => subServiceId);
    const { rows } = await sql<{ id: number }>`select id from sub_services where id not in (
      select sub_service_id from offers where practitioner_id = ${grace.id}) limit 1`.execute(
      api.db,
    );
    const others = rows.map(({ id }) => id);
    const ofMarket = await questionnaireOfMarket(api, [offered, ...others]);
    await questionnaireOfMarket(api, others);

    return {
      success: {
        as: grace,
        response: {
          questionnaires: [questionnaire],
          treatments: expect.any(Array),
          // What the market asks before treatments of others is none of theirs.
          market: [{ id: ofMarket.id, treatments: [{ id: offered }] }],
        },
      },
    };
  }),
  row(contract.publishOwnQuestionnaire, async (api) => {
    const as = await api.makePractitioner();
    const body = draftOf([as.offers[0]?.subServiceId ?? 0]);
    const wrong = (change: object, field: string, message: string) => ({
      ...{ when: message, as, body: { ...body, ...change } },
      ...fieldError(field, message),
    });
    const wrongQuestion = (change: object, field: string, message: string) =>
      wrong({ questions: [yesNo, { ...oneOf, ...change }] }, `questions.1.${field}`, message);

    return {
      refusals: [
        wrong({ title: ' ' }, 'title', 'Please give it a title'),
        wrong({ treatments: [] }, 'treatments', 'Please choose at least one treatment'),
        wrong({ treatments: [999_999] }, 'treatments', 'Please choose treatments that you offer'),
        wrong({ questions: [] }, 'questions', 'Please ask at least one question'),
        wrongQuestion({ text: '' }, 'text', 'Please write the question'),
        wrongQuestion(
          { options: ['Well'], rulesOut: [] },
          'options',
          'Please give at least 2 choices',
        ),
        wrongQuestion({ options: ['A', 'A'], rulesOut: [] }, 'options', 'Two choices are the same'),
        wrongQuestion({ rulesOut: ['Odd'] }, 'rulesOut', 'This is none of the choices'),
        wrongQuestion(
          { rulesOut: ['Well', 'Broken'] },
          'rulesOut',
          'Please leave one choice with which the treatment can take place',
        ),
      ],
      success: {
        as,
        body,
        response: { message: 'Your questionnaire is published', questionnaire: { version: 1 } },
      },
    };
  }),
  row(contract.changeOwnQuestionnaire, async (api) => {
    const { grace, questionnaire } = await paidAndAsking(api);
    const params = { id: questionnaire.id };
    const body = { ...draftOf([grace.offers[0]?.subServiceId ?? 0]), version: 1 };

    return {
      refusals: [
        {
          when: 'somebody else’s',
          as: await api.makePractitioner(),
          ...{ params, body },
          status: 404,
          message: 'This questionnaire does not exist',
        },
        {
          when: 'another version was published meanwhile',
          ...{ as: grace, params, body: { ...body, version: 3 } },
          status: 409,
          message: 'This questionnaire was changed meanwhile. Please load it again.',
        },
        {
          when: 'a version that none can have',
          ...{ as: grace, params, body: { ...body, version: 2_147_483_648 } },
          ...fieldError('version', 'This is not valid'),
        },
      ],
      success: {
        ...{ as: grace, params, body },
        response: { questionnaire: { id: questionnaire.id, version: 2 } },
      },
    };
  }),
  row(contract.withdrawOwnQuestionnaire, async (api) => {
    const { grace, questionnaire } = await paidAndAsking(api);

    return {
      success: {
        as: grace,
        params: { id: questionnaire.id },
        response: { message: 'The questionnaire is withdrawn. What was signed stays.' },
      },
    };
  }),
  row(contract.answerMarks, async (api) => {
    const { id, grace } = await paidAndAsking(api, ruledOut);

    return { success: { as: grace, response: [{ booking_id: id, mark: 'ruled_out' }] } };
  }),
];

export const answerRows = [
  row(contract.bookingQuestionnaires, async (api) => {
    const { id, grace } = await paidAndAsking(api, fine);

    return {
      refusals: [
        {
          ...{ when: 'somebody else’s', as: await api.makePractitioner(), params: { id } },
          ...{ status: 404, message: 'Booking not found' },
        },
      ],
      success: {
        as: grace,
        params: { id },
        response: { ruled_out: false, questionnaires: [{ signed: { answers: fine } }] },
      },
    };
  }),
  row(contract.signQuestionnaire, async (api) => {
    const { id, ada, questionnaire } = await paidAndAsking(api);
    const request = { as: ada, params: { id, questionnaire_id: questionnaire.id } };
    const body = { version: 1, name: 'Ada Lovelace', answers: fine };

    return {
      refusals: [
        {
          ...{ when: 'without a name', ...request, body: { ...body, name: ' ' } },
          ...fieldError('name', 'Please type your name to sign'),
        },
        {
          ...{ when: 'an old version', ...request, body: { ...body, version: 2 } },
          ...{ status: 409, message: 'The questions have changed. Please look at them again.' },
        },
      ],
      success: {
        ...{ ...request, body },
        response: { message: 'Thank you. Your answers are signed.' },
      },
    };
  }),
  row(contract.cancelRuledOut, async (api) => {
    const harmless = await paidAndAsking(api, fine);
    const { id, ada } = await paidAndAsking(api, ruledOut);
    await sql`insert into payments (booking_id, status, amount, captured)
      select id, 'succeeded', total_amount, total_amount from bookings where id = ${id}`.execute(
      api.db,
    );

    return {
      refusals: [
        {
          ...{ when: 'nothing is ruled out', as: harmless.ada, params: { id: harmless.id } },
          ...{ status: 409, message: 'No answer rules this treatment out' },
        },
      ],
      success: {
        as: ada,
        params: { id },
        response: {
          message: 'Your booking has been cancelled. We are returning £25.00 to your card.',
        },
      },
    };
  }),
];
