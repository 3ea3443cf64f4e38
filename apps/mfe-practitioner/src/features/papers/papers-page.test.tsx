import type { OwnPapers } from '@freely/api-client/contract';
import { toastStore } from '@freely/shell-sdk';
import { renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { dashboardUrl, layoutHandlers } from '../../testing/api.ts';
import { amara } from '../../testing/people.ts';

const refused: OwnPapers['papers'][number] = {
  id: 5,
  kind: 'insurance',
  number: 'POL-7',
  issuer: 'Example Insurance',
  valid_from: '2026-01-01',
  valid_to: '2099-12-31',
  file_type: 'pdf',
  state: 'refused',
  reason: 'The last page is missing.',
  created_at: '2026-11-01T10:00:00.000Z',
  decided_at: '2026-11-02T10:00:00.000Z',
};
const qualification: OwnPapers['papers'][number] = {
  ...refused,
  id: 4,
  kind: 'qualification',
  valid_to: null,
  state: 'approved',
  reason: '',
};
const none = { for_tick: false, for_work: false, in_date: false, covered_to: null };
const own: OwnPapers = {
  kinds: [
    { ...none, kind: 'insurance', for_work: true },
    { ...none, kind: 'qualification', for_tick: true, in_date: true },
    { ...none, kind: 'dbs' },
  ],
  papers: [refused, qualification],
  tick: false,
  may_work: false,
};

const policy = new File(['%PDF-'], 'policy.pdf', { type: 'application/pdf' });

let removed: string[];
const server = setupServer(
  http.get(dashboardUrl('papers'), () => HttpResponse.json(own)),
  http.delete(dashboardUrl('papers/:id'), ({ params }) => {
    removed.push(String(params.id));
    return HttpResponse.json({ message: 'The paper has been removed' });
  }),
  ...layoutHandlers,
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sessionStorage.clear();
  removed = [];
  toastStore.setState({ toasts: [] });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = () => renderRemote(remote, '/practitioner/papers', { user: amara });
async function fillIn() {
  await userEvent.selectOptions(await screen.findByLabelText('What it is'), 'insurance');
  await userEvent.type(screen.getByLabelText('Issued by'), 'Example Insurance');
  const from = within(await screen.findByRole('group', { name: 'Valid from' }));
  await userEvent.click(from.getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard('01022026');
  await userEvent.upload(screen.getByLabelText(/^Add the paper/), policy);
}

test('each kind says who needs it and how it stands', async () => {
  const { container } = await open();
  const kinds = within(await screen.findByRole('list', { name: 'What we need' }));

  const texts = kinds.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'InsuranceYou need it to be found and booked.Missing',
    'QualificationThe red tick needs it.Approved',
    'DBS certificateWe do not ask for it at the moment.Not needed',
  ]);
  expect(screen.getByText('Customers cannot find or book you')).toBeVisible();
  await expectAccessible(container);
});

test('of a paper that nobody asks for, and that was added, it says one thing', async () => {
  const waiting = { ...own.papers[0]!, kind: 'dbs' as const, state: 'waiting' as const };
  server.use(
    http.get(dashboardUrl('papers'), () => HttpResponse.json({ ...own, papers: [waiting] })),
  );
  await open();
  const kinds = within(await screen.findByRole('list', { name: 'What we need' }));

  expect(kinds.getAllByRole('listitem').at(-1)).toHaveTextContent(
    'DBS certificateNobody has to have it. You have added one, and we check it all the same.We are looking at it',
  );
});

test('a refused paper has its reason and can be removed, an approved one stays', async () => {
  await open();
  const list = within(await screen.findByRole('list', { name: 'Your papers' }));

  expect(list.getByText('The last page is missing.')).toBeVisible();
  expect(list.queryByRole('button', { name: 'Remove: Qualification' })).not.toBeInTheDocument();
  await userEvent.click(list.getByRole('button', { name: 'Remove: Insurance' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.queryByText(/the red tick goes/)).toBeNull();
  await userEvent.click(question.getByRole('button', { name: 'Yes' }));

  expect(removed).toEqual(['5']);
});

test('removing one that waits says that the red tick may go with it', async () => {
  const papers = [{ ...refused, state: 'waiting' as const, reason: '' }];
  server.use(http.get(dashboardUrl('papers'), () => HttpResponse.json({ ...own, papers })));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove: Insurance' }));

  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText(/the red tick goes/)).toBeVisible();
});

test('what is missing is said beside each field before anything is sent', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send it to us' }));

  expect(screen.getByLabelText('What it is')).toHaveAccessibleDescription(
    'Please choose what it is',
  );
  expect(screen.getByLabelText('Issued by')).toBeInvalid();
  expect(screen.getByText('Please add the paper')).toBeVisible();
});

test('what the server refuses is announced under its field, and nothing typed is lost', async () => {
  const message = 'This file cannot be read';
  server.use(
    http.post(dashboardUrl('papers'), () =>
      HttpResponse.json({ message, errors: { file: [message] } }, { status: 422 }),
    ),
  );
  await open();
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send it to us' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByLabelText('Issued by')).toHaveValue('Example Insurance');
});

test('what was typed is there after another page, without the file, until it is sent', async () => {
  server.use(
    http.post(dashboardUrl('papers'), () =>
      HttpResponse.json({ message: 'Thank you', ...own }, { status: 201 }),
    ),
  );
  const { router } = await open();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Number/), 'POL-8');
  const comeBack = async () => {
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
  };
  await comeBack();
  expect(await screen.findByLabelText('Issued by')).toHaveValue('Example Insurance');
  expect(screen.getByLabelText('What it is')).toHaveValue('insurance');
  expect(screen.getByLabelText(/^Number/)).toHaveValue('POL-8');
  const from = within(await screen.findByRole('group', { name: 'Valid from' }));
  expect(from.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
    ...['01', '02', '2026'],
  ]);
  expect(screen.queryByText('policy.pdf')).not.toBeInTheDocument();

  await userEvent.upload(screen.getByLabelText(/^Add the paper/), policy);
  await userEvent.click(screen.getByRole('button', { name: 'Send it to us' }));
  await waitFor(() => expect(toastStore.getState().toasts.at(-1)?.title).toBe('Thank you'));
  await comeBack();
  expect(await screen.findByLabelText('Issued by')).toHaveValue('');
});
