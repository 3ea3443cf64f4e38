// All other calls of the contract: once successfully, and once for each documented refusal.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { servedCalls } from '../support/contract-calls.ts';
import { expectDocumented, nameOf } from '../support/documented-call.ts';
import { startTestApi, type TestApi } from '../support/start-test-api.ts';
import { accountRows } from './accounts.rows.ts';
import { calendarRows } from './calendar.rows.ts';
import { locationRows } from './locations.rows.ts';
import { onboardingRows } from './onboarding.rows.ts';
import { ownAccountRows } from './own-account.rows.ts';
import { paperRows } from './papers.rows.ts';
import { patchOfferRows } from './patch-tests.rows.ts';
import { profileRows } from './profile.rows.ts';
import { publicRows } from './public.rows.ts';
import { questionnaireRows } from './questionnaires.rows.ts';
import { recoveryRows } from './recovery.rows.ts';
import { reviewInvitationRows } from './review-invitations.rows.ts';
import { sessionRows } from './sessions.rows.ts';
import { taxDetailsRows } from './tax-details.rows.ts';
import { treatmentRows } from './treatments.rows.ts';
import { waitingListRows } from './waiting-list.rows.ts';
import { workHourRows } from './work-hours.rows.ts';

const rows = [
  // First: a page of search results has no room for everybody whom the others make.
  ...publicRows,
  ...accountRows,
  ...recoveryRows,
  ...sessionRows,
  ...ownAccountRows,
  ...onboardingRows,
  ...reviewInvitationRows,
  ...treatmentRows,
  ...workHourRows,
  ...locationRows,
  ...profileRows,
  ...paperRows,
  ...taxDetailsRows,
  ...calendarRows,
  ...waitingListRows,
  ...patchOfferRows,
  ...questionnaireRows,
];

/** Tested in the other files of this folder or next to their module. All other calls need a row. */
const testedElsewhere = [
  /^\/booking(?!\/loyalty-scheme\/)/,
  /^\/dashboard\/admin\//,
  /^\/practitioner-approval\//,
  /^\/dashboard\/practitioner\/(bookings?|earnings|reviews)\b/,
  /^\/dashboard\/user\/(bookings?|inviteReview)\b/,
  /^\/contact$/,
  /^\/releases\//,
];

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'freely-documented-'));
  api = await startTestApi({ filesUrl: pathToFileURL(folder).href });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every call has a row', () => {
  const needed = servedCalls(api.app, api.deps.config.basePath)
    .filter(([, { path }]) => !testedElsewhere.some((pattern) => pattern.test(path)))
    .map(([, call]) => nameOf(call));

  expect(rows.map(({ call }) => nameOf(call)).sort()).toEqual(needed.sort());
});

test.each(rows.map((row) => [nameOf(row.call), row] as const))('%s', async (_, row) => {
  await expectDocumented(api, row);
});
