import { API } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { shownToasts, wizardServer } from './testing/open-wizard.ts';

const { server, mockGet, mockCall, open } = wizardServer();
const image = (id: number) => ({ id, src: `/files/${id}.jpg` });
const saved = { message: 'Your skills and experience have been saved', onboarding_step: 5 };
const imageFile = (name: string, type = 'image/jpeg') => new File(['image'], name, { type });

beforeEach(() => {
  mockGet('/practitioner/images', [image(1)]);
  mockGet('/practitioner/reviewers', []);
  mockGet('/dashboard/user/settings', { message: 'later' }, 503);
  // jsdom cannot decode images.
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 800, height: 600, close: () => {} }),
  });
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => {};
});

const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finish' }));
const choose = async (...files: File[]) => {
  const field = await screen.findByLabelText(/^Add photos/);
  await act(async () => {
    fireEvent.change(field, { target: { files } });
  });
};
const year = String(new Date().getFullYear() - 3);

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Qualifications'), ' NVQ Level 3 {Enter}');
  const start = within(screen.getByRole('group', { name: 'When did you start working?' }));
  await userEvent.selectOptions(start.getByLabelText('Month'), 'April');
  await userEvent.selectOptions(start.getByLabelText('Year'), year);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /medical disclaimer/ }));
}

test('skills are saved with the first day of the month', async () => {
  const sent = mockCall('post', '/practitioner/trustAndSafety', saved);
  const { router } = await open(4);
  await screen.findByRole('img', { name: 'Photo 1 of 1' });
  await fillIn();
  await expectAccessible();
  server.use(
    http.get(`${API}/practitioner/onbording`, () => HttpResponse.json({ onboarding_step: 5 })),
  );
  await finish();

  await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-information/6'));
  expect(sent).toEqual([
    {
      qualifications: ['NVQ Level 3'],
      start_working_date: `${year}-04-01`,
      insurance: true,
      medical_disclaimer_form: true,
    },
  ]);
});

test('missing values are reported at their fields', async () => {
  mockGet('/practitioner/images', []);
  const sent = mockCall('post', '/practitioner/trustAndSafety', saved);
  await open(4);
  await screen.findByLabelText(/^Add photos/);
  await finish();

  for (const message of [
    'Start date is required',
    'Please add image',
    'Please choose yes or no',
    'Please check to continue',
  ]) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(sent).toEqual([]);
  expect(screen.getByLabelText('Month')).toHaveFocus();
});

test('what is typed and half chosen is there after a reload', async () => {
  const { unmount } = await open(4);
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'April');
  await userEvent.type(screen.getByLabelText('Qualifications'), 'First a');
  // As a reload: no field is left first.
  unmount();

  await open(4);
  expect(screen.getByLabelText('Qualifications')).toHaveValue('First a');
  expect(screen.getByLabelText('Month')).toHaveDisplayValue('April');
  expect(screen.getByLabelText('Year')).toHaveValue('');
  await finish();
  expect(await screen.findByText('Start date is required')).toBeVisible();
});

test('the start date can be from 1950 to this month', async () => {
  await open(4);
  const years = within(screen.getByLabelText('Year')).getAllByRole('option');

  expect(years.at(1)).toHaveTextContent(String(new Date().getFullYear()));
  expect(years.at(-1)).toHaveTextContent('1950');
});

test('a photo is uploaded and shown; a failed upload shows why and can be retried', async () => {
  let attempts = 0;
  server.use(
    http.post(`${API}/practitioner/images`, () => {
      attempts += 1;
      return attempts === 1
        ? HttpResponse.json({ message: 'Please add a picture' }, { status: 422 })
        : HttpResponse.json({ files: [image(2)] }, { status: 201 });
    }),
  );
  await open(4);
  await choose(imageFile('nails.jpg'));

  expect(await screen.findByText('nails.jpg could not be uploaded')).toBeVisible();
  expect(shownToasts()).toEqual(['warning: Please add a picture']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
});

test.each([
  ['set', { files: [{ src: '/files/2.jpg' }] }],
  ['set', { files: [] }],
])('an upload response without an id is reported: %s', async (verb, body) => {
  server.use(http.post(`${API}/practitioner/images`, () => HttpResponse.json(body)));
  await open(4);
  await choose(imageFile('nails.jpg'));

  await waitFor(() => expect(shownToasts()).toEqual([`warning: Failed to ${verb} id for image`]));
});

test('photos are put in order, which is saved', async () => {
  mockGet('/practitioner/images', [image(1), image(2)]);
  const sent = mockCall('put', '/practitioner/images', { message: 'Saved' });
  await open(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Move photo 1 later' }));

  await waitFor(() => expect(sent).toEqual([{ ids: [2, 1] }]));
});

test('deleting a photo asks for confirmation first', async () => {
  server.use(
    http.delete(`${API}/practitioner/images/1`, () => HttpResponse.json({ message: 'Gone' })),
  );
  await open(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this image?' }));
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));

  await waitFor(() =>
    expect(screen.queryByRole('img', { name: /^Photo/ })).not.toBeInTheDocument(),
  );
});

test('an unexpected response to deleting a photo is reported', async () => {
  server.use(http.delete(`${API}/practitioner/images/1`, () => HttpResponse.json({})));
  await open(4);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(shownToasts()).toEqual(['warning: Failed to get id for image']));
});

test('at most ten photos can be added', async () => {
  mockGet(
    '/practitioner/images',
    Array.from({ length: 10 }, (_, index) => image(index + 1)),
  );
  await open(4);
  await choose(imageFile('eleventh.jpg'));

  const dialog = within(await screen.findByRole('dialog', { name: 'You can add only 10 images' }));
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('other file types are refused', async () => {
  await open(4);
  await choose(imageFile('letter.pdf', 'application/pdf'));

  expect(await screen.findByText('Please add a GIF, JPEG, PNG or BMP image')).toBeVisible();
});

test('a server error is shown at its field, and the draft is kept after leaving', async () => {
  mockCall(
    'post',
    '/practitioner/trustAndSafety',
    {
      message: 'Start date must be in the past',
      errors: { start_working_date: ['Start date must be in the past'] },
    },
    422,
  );
  const { unmount } = await open(4);
  await screen.findByRole('img', { name: 'Photo 1 of 1' });
  await fillIn();
  await finish();
  expect(await screen.findByText('Start date must be in the past')).toBeVisible();
  unmount();

  await open(4);
  expect(screen.getByText('NVQ Level 3')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
});
