import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from './use-form.ts';

/** Registered in another order than it is read, and with a group that has no ref. */
function Form() {
  const form = useForm<Record<string, string>>({
    resolver: (values) => {
      const empty = ['name', 'kind', 'phone'].filter((name) => !values[name]);
      return {
        values: {},
        errors: Object.fromEntries(empty.map((name) => [name, { type: 'required', message: '!' }])),
      };
    },
  });
  const phone = form.register('phone');
  const isInvalid = (name: string) => form.formState.errors[name] !== undefined;

  return (
    <>
      <form id="form" noValidate onSubmit={form.handleSubmit(() => {})}>
        <input aria-label="Name" {...form.register('name')} aria-invalid={isInvalid('name')} />
        <div role="radiogroup" aria-invalid={isInvalid('kind')}>
          <input
            type="radio"
            aria-label="Kind"
            value="a"
            onChange={() => form.setValue('kind', 'a')}
          />
        </div>
        <input aria-label="Phone" {...phone} aria-invalid={isInvalid('phone')} />
      </form>
      <button type="submit" form="form">
        Send
      </button>
    </>
  );
}

test('a submit moves the focus to the first error in reading order, one after the other', async () => {
  render(<Form />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

  await send();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await userEvent.keyboard('Grace');
  await send();
  await waitFor(() => expect(screen.getByLabelText('Kind')).toHaveFocus());
  await userEvent.click(screen.getByLabelText('Kind'));
  await send();
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
});
