import { renderRemote, userWith } from '@freely/shell-sdk/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../routes.tsx';

const getStarted = () => screen.findByRole('link', { name: 'Get started' });
const heading = () => screen.findByRole('heading', { level: 1 });

test('a tab pushes its path', async () => {
  const { router } = await renderRemote(remote, '/how-it-works');
  expect(await screen.findByRole('link', { name: 'Customers', current: true })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('link', { name: 'Practitioners' }));

  expect(await screen.findByRole('heading', { name: 'Sign up, free' })).toBeInTheDocument();
  expect(router.state).toMatchObject({
    location: { pathname: '/how-it-works/practitioner' },
    historyAction: 'PUSH',
  });
});

describe('"get started" links', () => {
  test('an anonymous user on the practitioner tab to the sign-up', async () => {
    await renderRemote(remote, '/how-it-works/practitioner');

    expect(await getStarted()).toHaveAttribute('href', '/practitioner-registration');
  });

  test('an anonymous user on another tab to the search', async () => {
    await renderRemote(remote, '/how-it-works/customer');
    expect(await getStarted()).toHaveAttribute('href', '/services-search');
  });

  test('a customer to the search, on every tab', async () => {
    await renderRemote(remote, '/how-it-works/practitioner', { user: userWith() });

    expect(await getStarted()).toHaveAttribute('href', '/services-search');
  });
});

describe('the page addresses', () => {
  test('a user with one role as a customer', async () => {
    await renderRemote(remote, '/how-it-works', { user: userWith() });

    expect(await heading()).toHaveTextContent('How your bookings work');
    expect(screen.getByRole('link', { name: 'Customers', current: true })).toBeInTheDocument();
  });

  test('a user with two roles as a practitioner', async () => {
    const user = userWith({ user_roles: ['customer', 'practitioner'] });
    await renderRemote(remote, '/how-it-works', { user });

    expect(await heading()).toHaveTextContent('How Freely works for you, both ways');
    expect(screen.getByRole('link', { name: 'Practitioners', current: true })).toBeInTheDocument();
  });
});

test('the FAQ tab has the questions of both audiences, and a link to all questions', async () => {
  await renderRemote(remote, '/how-it-works/faq');
  expect(await screen.findByText('Do I need an account?')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('tab', { name: 'Practitioners' }));

  expect(await screen.findByText('Who can join?')).toBeInTheDocument();
  expect(screen.queryByText('Do I need an account?')).toBeNull();
  expect(screen.getByRole('link', { name: 'View full FAQs' })).toHaveAttribute(
    'href',
    '/support?for=practitioner',
  );
});
