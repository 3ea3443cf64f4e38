import { ApiError } from '@freely/api-client/client';
import { hasUnsavedWork, keepUnsavedWork } from '@freely/shell-sdk';
import { clearDrafts } from '@freely/shell-sdk/clear-drafts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { showServerErrors } from './server-errors.ts';
import { useDraft } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Contact() {
  const form = useForm({ defaultValues: { message: '', password: '', card_number: '' } });
  useDraft(form, 'contact');

  return (
    <form onSubmit={form.handleSubmit(() => {})}>
      <input aria-label="Message" {...form.register('message')} />
      <input aria-label="Password" {...form.register('password')} />
      <input aria-label="Card" {...form.register('card_number')} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function type(name: string, text: string) {
  await userEvent.setup({ delay: null }).type(field(name), text);
}
/** A forced reload: the page is gone, the tab's storage stays. */
async function reload() {
  await keepUnsavedWork();
  cleanup();
  render(<Contact />);
}

test('what was typed is in the form again after a forced reload, but no secret', async () => {
  render(<Contact />);
  expect(hasUnsavedWork()).toBe(false);
  await type('Message', 'Is Sunday possible?');
  await type('Password', 'hunter2hunter2');
  await type('Card', '4242424242424242');
  expect(hasUnsavedWork()).toBe(true);
  await reload();

  expect(field('Message').value).toBe('Is Sunday possible?');
  expect(field('Password').value).toBe('');
  expect(field('Card').value).toBe('');
  expect(hasUnsavedWork()).toBe(true);
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/hunter2|4242/);
});

test('what could not be sent is kept, also what is typed after that', async () => {
  function Refused() {
    const form = useForm({ defaultValues: { message: '' } });
    useDraft(form, 'contact');
    const refusal = new ApiError('The server is busy', { status: 503, code: 'unavailable' });

    return (
      <form onSubmit={form.handleSubmit(() => void showServerErrors(form, refusal))}>
        <input aria-label="Message" {...form.register('message')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  render(<Refused />);
  await type('Message', 'Hello');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'));
  await type('Message', ', is Sunday possible?');
  expect(hasUnsavedWork()).toBe(true);
  await keepUnsavedWork();
  cleanup();
  render(<Refused />);

  expect(field('Message').value).toBe('Hello, is Sunday possible?');
});

test('what was sent is not kept', async () => {
  render(<Contact />);
  await type('Message', 'Hello');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'));
  await screen.findByRole('button');
  expect(hasUnsavedWork()).toBe(false);
  await reload();

  expect(field('Message').value).toBe('');
});

test('a draft belongs to its page, and is cleared with the session', async () => {
  render(<Contact />);
  await type('Message', 'Hello');
  await keepUnsavedWork();
  cleanup();
  history.pushState(null, '', '/elsewhere');
  render(<Contact />);
  expect(field('Message').value).toBe('');
  cleanup();

  history.pushState(null, '', '/');
  clearDrafts();
  render(<Contact />);
  expect(field('Message').value).toBe('');
});
