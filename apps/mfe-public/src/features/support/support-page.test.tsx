import { renderRemote, userWith } from '@freely/shell-sdk/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes.tsx';

const cards = async () => within(await screen.findByRole('list', { name: 'Categories' }));
const names = async () =>
  (await cards()).getAllByRole('button').map((card) => card.querySelector('b')?.textContent);
const open = async () => (await cards()).getByRole('button', { pressed: true });
const search = () => screen.findByRole('searchbox', { name: 'Search the support centre' });

test('shows the categories for customers, with one of them selected', async () => {
  await renderRemote(remote, '/support');

  expect(await names()).toEqual([
    'Getting started',
    'Managing appointments',
    'Payments',
    'Trust and safety',
    'Reviews',
    'Account management',
  ]);
  expect(await open()).toHaveTextContent('Getting started');
});

test('selecting a category shows only it, focuses its questions, and updates the URL', async () => {
  const { router } = await renderRemote(remote, '/support');

  await userEvent.click((await cards()).getByRole('button', { name: /^Payments/ }));

  const answers = await screen.findByRole('region', { name: 'Payments' });
  expect(answers).toHaveFocus();
  expect(await open()).toHaveTextContent('Payments');
  expect(screen.queryByText('Do I need an account?')).toBeNull();
  expect(router.state.location.search).toBe('?for=customer&category=payments');
});

test('practitioners see their own categories first', async () => {
  await renderRemote(remote, '/support', { user: userWith({ user_roles: ['practitioner'] }) });
  expect(await names()).toEqual([
    'Getting started',
    'Your account',
    'Managing appointments',
    'Payments and fees',
    'Trust and safety',
    'Customer reviews',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'I’m a customer' }));

  expect(await names()).toContain('Account management');
});

test('what we ask of practitioners is answered on their side', async () => {
  await renderRemote(remote, '/support?for=practitioner&category=payments-and-fees');
  expect(await screen.findByText('Why do you need my tax details?')).toBeVisible();
  expect(screen.getByText('Why are my payouts withheld?')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'I’m a customer' }));
  await userEvent.type(await search(), 'payouts');
  expect(screen.queryByText('Why are my payouts withheld?')).not.toBeInTheDocument();
});

test('a search shows only matches, and selects the first category', async () => {
  await renderRemote(remote, '/support?for=customer&category=reviews');
  expect(await open()).toHaveTextContent('Reviews');

  await userEvent.type(await search(), 'APPLE pay');

  expect(await names()).toEqual(['Payments']);
  expect(await open()).toHaveTextContent('Payments');
  expect(screen.getByRole('status')).toHaveTextContent('1 question found');
  expect(screen.getByText('How can I pay?')).toBeInTheDocument();
  expect(screen.queryByText('When is my money paid out?')).toBeNull();
});

test('reports when nothing was found, and the search can be cleared', async () => {
  await renderRemote(remote, '/support');
  await userEvent.type(await search(), 'submarine');
  expect(screen.getByRole('status')).toHaveTextContent('Sorry, nothing was found by your request');

  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));

  expect(await names()).toHaveLength(6);
  expect(await search()).toHaveFocus();
});

test('a question opens to show its answer', async () => {
  await renderRemote(remote, '/support?category=payments');
  const question = (await screen.findByText('How can I pay?')).closest('details');

  expect(question).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('How can I pay?'));
  expect(question).toHaveAttribute('open');
});
