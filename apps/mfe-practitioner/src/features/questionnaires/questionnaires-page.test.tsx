import type { Questionnaire } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const tint = { id: 4, name: 'Eyelash tint', service: 'Eyes' };
const published: Questionnaire = {
  ...{ id: 5, version: 2, title: 'Before your tint', introduction: '', treatments: [tint] },
  published_at: '2026-11-23T10:00:00.000Z',
  questions: [{ id: 'q1', kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' }],
};

let questionnaires: Questionnaire[];
let treatments: (typeof tint)[];
let market: Questionnaire[];
let sent: unknown[];
const answer = async (request: Request) => {
  sent.push(await request.json());
  return HttpResponse.json({ message: 'Published by the server', questionnaire: published });
};
const server = setupServer(
  http.get(dashboardUrl('questionnaires'), () =>
    HttpResponse.json({ questionnaires, treatments, market }),
  ),
  http.post(dashboardUrl('questionnaires'), ({ request }) => answer(request)),
  http.put(dashboardUrl('questionnaires/5'), ({ request }) => answer(request)),
  http.delete(dashboardUrl('questionnaires/5'), () => {
    questionnaires = [];
    return HttpResponse.json({ message: 'Withdrawn by the server' });
  }),
  ...layoutHandlers,
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  questionnaires = [published];
  treatments = [tint, { ...tint, id: 6, name: 'Lash lift' }];
  market = [];
  sent = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (query = '') =>
  renderRemote(remote, `/practitioner/questionnaires${query}`, { user: amara });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = () => toastStore.getState().toasts.at(-1)?.title;

test('a questionnaire is written with every kind of question, previewed and published', async () => {
  questionnaires = [];
  await open();
  expect(await screen.findByText('Nothing is published here yet')).toBeVisible();
  await press('New questionnaire');
  expect(await screen.findByLabelText('Title')).toBeVisible();
  await press('Publish');
  expect(await screen.findByText('Please give it a title')).toBeVisible();
  expect(screen.getByText('Please choose at least one treatment')).toBeVisible();
  expect(screen.getByText('Please write the question')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveFocus();
  await expectAccessible();

  await userEvent.type(screen.getByLabelText('Title'), 'Before your lift');
  await userEvent.selectOptions(screen.getByLabelText('Treatments that ask it'), 'Eyes: Lash lift');
  await userEvent.type(screen.getByLabelText('Question 1'), 'Are you pregnant?');
  await userEvent.selectOptions(
    screen.getByLabelText('The treatment must not be given'),
    'If the answer is yes',
  );
  await press('Add a question');
  await userEvent.selectOptions(
    screen.getByLabelText('Kind of question 2'),
    'One of several choices',
  );
  await userEvent.type(screen.getByLabelText('Question 2'), 'Skin?');
  await userEvent.type(screen.getByLabelText('Choice 1'), 'Well');
  await userEvent.type(screen.getByLabelText('Choice 2'), 'Broken');
  const rulesOut = screen.getAllByRole('checkbox', { name: 'Rules the treatment out' });
  await userEvent.click(rulesOut[1]!);
  await press('Add a question');
  await userEvent.selectOptions(screen.getByLabelText('Kind of question 3'), 'Consent');
  await userEvent.type(screen.getByLabelText(/^Statement 3/), 'I agree');
  await press('Move question 3 up');

  await press('Preview');
  expect(screen.getByRole('group', { name: 'Are you pregnant?' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toBeVisible();
  await expectAccessible();
  await press('Publish');

  await waitFor(() => expect(toast()).toBe('Published by the server'));
  expect(sent).toEqual([
    {
      ...{ title: 'Before your lift', introduction: '', treatments: [6] },
      questions: [
        { kind: 'yes_no', text: 'Are you pregnant?', rulesOut: 'yes' },
        { kind: 'consent', text: 'I agree' },
        { kind: 'one_of', text: 'Skin?', options: ['Well', 'Broken'], rulesOut: ['Broken'] },
      ],
    },
  ]);
});

test('after a try to publish, what is added is not said to be wrong before the next try', async () => {
  await open('?edit=new');
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getAllByText('Please write the question')).toHaveLength(1);
  await press('Add a question');
  await userEvent.selectOptions(
    screen.getByLabelText('Kind of question 2'),
    'One of several choices',
  );
  expect(screen.getAllByText('Please write the question')).toHaveLength(1);
  expect(screen.queryByText('Please fill in this choice, or take it away')).toBeNull();

  await press('Publish');
  expect(screen.getAllByText('Please write the question')).toHaveLength(2);
  expect(screen.getAllByText('Please fill in this choice, or take it away')).toHaveLength(2);
  expect(screen.queryByText('Two choices are the same')).toBeNull();
  await press('Add a choice');
  expect(screen.getAllByText('Please fill in this choice, or take it away')).toHaveLength(2);
  // The next question gets the key of the one that goes.
  await press('Remove question 2');
  await press('Add a question');
  expect(screen.getAllByText('Please write the question')).toHaveLength(1);
});

test('line breaks of the introduction are kept', async () => {
  await open('?edit=new');
  await userEvent.type(await screen.findByLabelText('Introduction'), 'One{Enter}Two');
  await press('Preview');

  const shown = screen.getByText((_, element) => element?.textContent === 'One\nTwo');
  expect(shown).toHaveClass('introduction');
});

test('what Freely asks before their treatments is listed, so that nobody asks it twice', async () => {
  questionnaires = [];
  market = [{ ...published, id: 9, title: 'Before tints, lashes and henna' }];
  await open();

  const region = within(
    await screen.findByRole('region', { name: 'What Freely asks before your treatments' }),
  );
  expect(region.getByRole('heading', { name: 'Before tints, lashes and henna' })).toBeVisible();
  expect(region.getByText('Eyelash tint')).toBeVisible();
  expect(region.getByText('Are you pregnant?')).toBeVisible();
  expect(region.queryByRole('button')).toBeNull();
  await expectAccessible();
});

test('an edit is published as a version, and what the server refuses keeps what was written', async () => {
  server.use(
    http.put(
      dashboardUrl('questionnaires/5'),
      () => HttpResponse.json({ message: 'It was changed meanwhile' }, { status: 409 }),
      { once: true },
    ),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Before your tint' }));
  await userEvent.type(await screen.findByLabelText('Title'), ', please');
  await press('Publish new version');
  expect(await screen.findByText('It was changed meanwhile')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Before your tint, please');

  await press('Publish new version');
  await waitFor(() =>
    expect(sent).toMatchObject([{ version: 2, title: 'Before your tint, please' }]),
  );
});

test.each([
  ['published', [{ ...published, version: 3, title: 'Another' }]],
  ['withdrawn', []],
])('what is %s elsewhere leaves the editor and its version as they are', async (_done, listed) => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Before your tint' }));
  await userEvent.type(await screen.findByLabelText('Title'), ', please');
  questionnaires = listed;
  treatments = [tint, { ...tint, id: 7, name: 'Brow tint' }];
  // Coming back to the tab asks for the list again.
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByRole('option', { name: 'Eyes: Brow tint' });
  await press('Publish new version');

  await waitFor(() =>
    expect(sent).toMatchObject([{ version: 2, title: 'Before your tint, please' }]),
  );
});

test('a treatment that is not offered any more can be left in the questionnaire, or taken out', async () => {
  treatments = [{ ...tint, id: 6, name: 'Lash lift' }];
  await open('?edit=5');
  const former = 'Eyes: Eyelash tint (no longer offered)';
  expect(await screen.findByText(former)).toBeVisible();
  await press('Publish new version');
  await waitFor(() => expect(sent).toMatchObject([{ treatments: [4] }]));

  await press('Edit Before your tint');
  await userEvent.selectOptions(
    await screen.findByLabelText('Treatments that ask it'),
    'Eyes: Lash lift',
  );
  await press('Remove Eyelash tint');
  expect(screen.getByRole('option', { name: former })).toBeInTheDocument();
  await press('Publish new version');

  await waitFor(() => expect(sent.at(-1)).toMatchObject({ treatments: [6] }));
});

test('one is withdrawn after a question, and an unknown one is said to be none', async () => {
  await open('?edit=99');
  expect(
    await screen.findByText('This questionnaire does not exist, or is withdrawn'),
  ).toBeVisible();
  await press('Withdraw Before your tint');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes' }),
  );

  await waitFor(() => expect(toast()).toBe('Withdrawn by the server'));
  expect(await screen.findByText('Nothing is published here yet')).toBeVisible();
});

test('one that another tab has withdrawn is gone here as well', async () => {
  const gone = () => HttpResponse.json({ message: 'It does not exist' }, { status: 404 });
  server.use(http.delete(dashboardUrl('questionnaires/5'), gone));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw Before your tint' }));
  questionnaires = [];
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Nothing is published here yet')).toBeVisible();
  expect(toast()).toBe('It was removed already');
});

test('what is written outlives Back, Forward and a reload, until it is published', async () => {
  const { router } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New questionnaire' }));
  await userEvent.type(await screen.findByLabelText('Title'), 'Before your lift');
  await userEvent.selectOptions(screen.getByLabelText('Treatments that ask it'), 'Eyes: Lash lift');
  await userEvent.type(screen.getByLabelText('Question 1'), 'Are you pregnant?');

  await act(() => router.navigate(-1));
  await screen.findByRole('button', { name: 'New questionnaire' });
  await act(() => router.navigate(1));
  expect(await screen.findByLabelText('Title')).toHaveValue('Before your lift');
  cleanup();
  await open('?edit=new');
  expect(await screen.findByLabelText('Title')).toHaveValue('Before your lift');
  expect(screen.getByLabelText('Question 1')).toHaveValue('Are you pregnant?');
  await press('Publish');

  await userEvent.click(await screen.findByRole('button', { name: 'New questionnaire' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('a reload while it is on its way keeps what was written', async () => {
  const answered = new Promise<never>(() => {});
  server.use(http.post(dashboardUrl('questionnaires'), () => answered));
  await open('?edit=new');
  await userEvent.type(await screen.findByLabelText('Title'), 'Before your lift');
  await userEvent.selectOptions(screen.getByLabelText('Treatments that ask it'), 'Eyes: Lash lift');
  await userEvent.type(screen.getByLabelText('Question 1'), 'Are you pregnant?');
  await press('Publish');
  fireEvent(window, new Event('pagehide'));
  cleanup();

  await open('?edit=new');
  expect(await screen.findByLabelText('Title')).toHaveValue('Before your lift');
});

test('what was refused is kept, and what was written for one version is not offered for the next', async () => {
  const refuse = () => HttpResponse.json({ message: 'It was changed meanwhile' }, { status: 409 });
  server.use(http.put(dashboardUrl('questionnaires/5'), refuse));
  await open('?edit=5');
  await userEvent.type(await screen.findByLabelText('Title'), ', please');
  await press('Publish new version');
  await screen.findByText('It was changed meanwhile');
  cleanup();
  const { unmount } = await open('?edit=5');
  expect(await screen.findByLabelText('Title')).toHaveValue('Before your tint, please');
  unmount();

  questionnaires = [{ ...published, version: 3 }];
  await open('?edit=5');
  expect(await screen.findByLabelText('Title')).toHaveValue('Before your tint');
});

test('going back without publishing asks first if something was written', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New questionnaire' }));
  await userEvent.type(await screen.findByLabelText('Title'), 'Before your lift');
  const answer = async (name: string) => {
    await press('Back without publishing');
    const question = await screen.findByRole('dialog', { name: 'Leave without publishing?' });
    await userEvent.click(within(question).getByRole('button', { name }));
  };
  await answer('No');
  expect(screen.getByLabelText('Title')).toHaveValue('Before your lift');
  await answer('Yes');

  await userEvent.click(await screen.findByRole('button', { name: 'New questionnaire' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
  await press('Back without publishing');
  expect(await screen.findByRole('button', { name: 'New questionnaire' })).toBeVisible();
});
