// What a practitioner can ask about: their own treatments, and what they have asked about before.
import {
  changeOwnQuestionnaire,
  ownQuestionnaires,
  removeService,
} from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { draftOf, questionnaireOf } from '../../../test/support/questionnaires.ts';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a questionnaire is changed although one of its treatments is not offered any more', async () => {
  const offer = { price: 3000, duration: 60 };
  const grace = await api.makePractitioner({ offers: [offer, offer, offer] });
  const [gone, kept, later] = grace.offers.map(({ subServiceId }) => subServiceId);
  const written = await questionnaireOf(api, grace, { treatments: [gone!, kept!] });
  for (const sub_service_id of [gone!, later!]) {
    await api.call(removeService, { body: { sub_service_id } }, { as: grace });
  }
  const params = { id: String(written.id) };
  const change = async (version: number, treatments: number[]) => {
    const body = { ...draftOf(treatments, { title: 'Before your visit' }), version };
    return (await api.call(changeOwnQuestionnaire, { params, body }, { as: grace })).status;
  };

  expect(await change(1, [gone!, kept!, later!])).toBe(422);
  expect(await change(1, [gone!, kept!])).toBe(200);
  const { body } = await api.call(ownQuestionnaires, {}, { as: grace });
  const [listed] = body.questionnaires;
  expect(listed?.treatments.map(({ id }) => id).sort()).toEqual([gone!, kept!].sort());
  // Once it is taken out, it is like any other that is not offered.
  expect(await change(2, [kept!])).toBe(200);
  expect(await change(3, [gone!, kept!])).toBe(422);
});
