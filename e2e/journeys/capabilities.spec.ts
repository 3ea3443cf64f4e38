// Waiting lists, patch tests, papers and roads, as the demo market shows them to each side; and questionnaires.
import type { Page } from '@playwright/test';
import { apiGet, apiSend, practitionerEmail } from '../arrange/api-calls.ts';
import { paidBooking, readBooking } from '../arrange/bookings.ts';
import { moveBooking } from '../arrange/pass-time.ts';
import { logInByApi, type SignedIn, signInAs, storeSession } from '../arrange/personas.ts';
import { expectAccessible } from '../pages/accessibility.ts';
import { expect, test } from '../pages/test.ts';

const insurer = 'Harbour & Hale Insurance';

test('a customer changes what they wait for with the keyboard', { tag: '@phone' }, async ({
  page,
}) => {
  await signInAs(page, 'customer');
  await page.goto('/customer/waiting-list');
  await expect(page.getByRole('heading', { name: 'What you wait for' })).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^Change days and hours for/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Change what you wait for' })).toBeVisible();
  await page.getByLabel('Start at the latest').selectOption('19:00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Your waiting list has been changed')).toBeVisible();
  await expect(page.getByText(/to 19:00/).first()).toBeVisible();
});

test('a practitioner sees papers, a calendar that explains roads, and why they are not shown', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAs(page, 'practitioner');
  await page.goto('/practitioner/papers');
  await expect(page.getByText(insurer).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/practitioner/calendar');
  await expect(page.getByText('On the road').first()).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize();
  for (const width of [320, 360, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // The calendar takes a moment to show as many days as there is room for.
    await expect.poll(() => cutRoads(page), { message: `${width} wide` }).toEqual([]);
  }
  if (size) await page.setViewportSize(size);

  await page.goto('/practitioner/why-not');
  await page.getByLabel('Where the customer lives (optional)').fill('SE15');
  await page.getByRole('option', { name: /^SE15/ }).click();
  await expect(page.getByText(/start times? (is|are) offered|No start time/)).toBeVisible();
  await expectAccessible(page);
});

test('an admin sees who waits, what needs a patch test, and papers to decide on', {
  tag: '@phone',
}, async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/papers');
  await expect(page.getByText('Amara Okafor').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/patch-tests');
  await expect(page.getByText('Henna brows').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/waiting-list');
  await expect(page.getByText('Grace Ashdown').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('answers that rule a treatment out are signed, read by the practitioner, and refunded in full', {
  tag: '@phone',
}, async ({ page }) => {
  const { session, booking } = await paidBooking();
  const practitioner = await logInByApi(
    await practitionerEmail(booking.practitioner_id, booking.practitioner_name),
  );
  const treatments = await treatmentsBooked(booking.id, session);
  await apiSend('POST', '/dashboard/practitioner/questionnaires', practitioner.access_token, {
    title: `Before booking ${booking.id}`,
    treatments,
    questions: [
      { kind: 'yes_no', text: 'Is your skin broken?', rulesOut: 'yes' },
      { kind: 'consent', text: 'My answers are true.' },
    ],
  });
  // Less than a day ahead, when an ordinary cancellation returns nothing.
  await moveBooking(booking.id, 15);

  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/bookings?open-booking=${booking.id}`);
  await page.getByRole('link', { name: 'Answer questions' }).locator('visible=true').click();
  const form = page.getByRole('form', { name: `Before booking ${booking.id}` });
  await expect(form).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('radio', { name: 'No' }).focus();
  await page.keyboard.press('ArrowUp');
  await form.getByRole('checkbox', { name: 'My answers are true.' }).focus();
  await page.keyboard.press('Space');
  await form.getByLabel('Type your full name to sign').fill('Ada Example');
  // What is typed outlives a reload.
  await page.reload();
  await expect(form.getByLabel('Type your full name to sign')).toHaveValue('Ada Example');
  await form.getByLabel('Type your full name to sign').press('Enter');
  await expect(page.getByText('This treatment is not right for you now')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/favicon.svg');
  await storeSession(page, practitioner);
  await page.goto(`/practitioner/bookings?open-booking=${booking.id}`);
  await expect(page.getByText('Ruled out').locator('visible=true').first()).toBeVisible();
  await page.getByRole('button', { name: 'Read the answers' }).locator('visible=true').click();
  const dialog = page.getByRole('dialog', { name: /^Answers of/ });
  await expect(dialog.getByText(/Signed by Ada Example/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/practitioner/questionnaires');
  await page.getByRole('button', { name: `Edit Before booking ${booking.id}` }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('group', { name: 'Is your skin broken?' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/practitioner/questionnaires');
  await page.getByRole('button', { name: `Withdraw Before booking ${booking.id}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('The questionnaire is withdrawn.').first()).toBeVisible();

  // Withdrawn or not: what was signed counts.
  await page.goto('/favicon.svg');
  await storeSession(page, session);
  await page.goto(`/customer/questions/${booking.id}`);
  await page.getByRole('button', { name: 'Cancel with full refund' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect
    .poll(async () => await readBooking(booking.id, session))
    .toMatchObject({
      booking_status: 'cancelled_by_customer',
      amount_refunded: booking.total_amount,
    });
});

async function treatmentsBooked(id: number, { access_token }: SignedIn): Promise<number[]> {
  const booking = await apiGet<{ treatments: { id: number }[] }>(`/booking/${id}`, access_token);

  return booking.treatments.map((each) => each.id);
}

/** The words of roads in the calendar that are cut at the edge of their band. */
async function cutRoads(page: Page): Promise<string[]> {
  return page.locator('.rbc-background-event').evaluateAll((bands) =>
    bands.flatMap((band) => {
      const edge = band.getBoundingClientRect();
      const shown = [...band.querySelectorAll<HTMLElement>('span span')].filter(
        (words) => getComputedStyle(words).clipPath === 'none' && words.offsetWidth > 1,
      );

      return shown
        .filter((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const { right, bottom } = range.getBoundingClientRect();
          return (
            words.scrollWidth > words.clientWidth + 1 ||
            right > edge.right ||
            bottom > edge.bottom + 1
          );
        })
        .map((words) => words.innerText);
    }),
  );
}
