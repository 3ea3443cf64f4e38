// A paper is added, refused with a reason, added again and approved; both sides see each step (ADR 0049).
import { apiGet, practitionerEmail } from '../arrange/api-calls.ts';
import { waitForMail } from '../arrange/inbox.ts';
import { logInByApi, type SignedIn, signInAs, storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

/** The smallest file that every reader opens: one empty page. */
const pdf = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`,
);

test('a refused paper says why, and the next one is approved', { tag: '@phone' }, async ({
  page,
}) => {
  const { order } = await apiGet<{ order: number[] }>(
    '/practitioners/available?lat=51.5074&lon=-0.1278&locationtype=idm&serviceType=hairdresser',
  );
  // Another one for each width.
  const id = order.at(test.info().project.name === 'phone' ? -1 : -2) ?? 0;
  const { name } = await apiGet<{ name: string }>(`/practitioner/${id}/info`);
  const email = await practitionerEmail(id, name);
  const practitioner = await logInByApi(email);

  async function changePerson(session: SignedIn) {
    await page.goto('/favicon.svg');
    await storeSession(page, session);
  }

  async function addPaper(number: string) {
    await changePerson(practitioner);
    await page.goto('/practitioner/papers');
    await page.getByLabel('What it is').selectOption({ label: 'DBS certificate' });
    await page.getByLabel('Issued by').fill('Disclosure and Barring Service');
    await page.getByLabel('Number, if it has one').fill(number);
    await page.getByRole('spinbutton', { name: 'day, Valid from' }).focus();
    await page.keyboard.type('01032026');
    await page.locator('input[type=file]').setInputFiles({
      name: 'dbs.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
    await page.getByRole('button', { name: 'Send it to us' }).click();
    await expect(page.getByText('We will look at it soon.').first()).toBeVisible();
    await expectAccessible(page);
  }

  async function openAsAdmin(number: string) {
    await signInAs(page, 'admin');
    await page.goto('/admin/papers');
    await page
      .getByRole('button', { name: `Look at it: DBS certificate of ${name}` })
      .locator('visible=true')
      .click();
    const dialog = page.getByRole('dialog', { name: `DBS certificate of ${name}` });
    await expect(dialog.getByText(number)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download the PDF' })).toBeVisible();
    await expectAccessible(page);

    return dialog;
  }

  await page.goto('/favicon.svg');
  await addPaper('001234567890');
  const refused = await openAsAdmin('001234567890');
  await refused.getByRole('button', { name: 'Refuse' }).click();
  await expect(refused.getByText(/reason/i).first()).toBeVisible();
  await refused.getByLabel('Reason for refusing').fill('The name is not readable.');
  await refused.getByRole('button', { name: 'Refuse' }).click();
  await expect(refused).toBeHidden();
  const { text } = await waitForMail(email, /^Please look at your DBS certificate again/);
  expect(text).toContain('The name is not readable.');

  await changePerson(practitioner);
  await page.goto('/practitioner/papers');
  const list = page.getByRole('list', { name: 'Your papers' });
  await expect(list.getByText('The name is not readable.')).toBeVisible();

  await addPaper('009876543210');
  const approved = await openAsAdmin('009876543210');
  await approved.getByRole('button', { name: 'Approve' }).click();
  await expect(approved).toBeHidden();
  await waitForMail(email, /^We have approved your DBS certificate/);

  await changePerson(practitioner);
  await page.goto('/practitioner/papers');
  await expect(list.getByText('Approved').first()).toBeVisible();
  await list.getByRole('button', { name: 'Remove: DBS certificate' }).click();
  await page
    .getByRole('dialog', { name: 'Remove this paper?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(list.getByText('The name is not readable.')).toBeHidden();
});
