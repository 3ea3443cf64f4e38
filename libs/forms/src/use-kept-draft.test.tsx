import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { useKeptDraft } from './use-kept-draft.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Review() {
  const form = useForm({ defaultValues: { text: '' } });
  const forget = useKeptDraft(form, 'review');

  return (
    <form onSubmit={form.handleSubmit(forget)}>
      <input aria-label="Text" {...form.register('text')} />
      <button type="submit">Send</button>
    </form>
  );
}

const text = () => screen.getByLabelText<HTMLInputElement>('Text').value;
const type = (words: string) =>
  userEvent.setup({ delay: null }).type(screen.getByLabelText('Text'), words);
function comeBack() {
  cleanup();
  render(<Review />);
}

test('what was typed is there again after each visit of another page', async () => {
  render(<Review />);
  await type('Lovely');

  comeBack();
  expect(text()).toBe('Lovely');
  // Although nothing was typed this time.
  comeBack();
  expect(text()).toBe('Lovely');
});

test('what was sent is not', async () => {
  render(<Review />);
  await type('Lovely');
  await userEvent.setup({ delay: null }).click(screen.getByRole('button'));
  await screen.findByRole('button');

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lovely');
  comeBack();
  expect(text()).toBe('');
});
