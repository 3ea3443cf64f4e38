import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { renderPart } from '../testing/render-part.tsx';
import { CheckboxField, RadioGroupField, SelectField, TextAreaField, TextField } from './index.ts';

type Field = (props: { error: string | undefined; onBlur: () => void }) => ReactElement;

const fields: [string, Field][] = [
  ['TextField', (props) => <TextField label="Field" {...props} />],
  ['TextAreaField', (props) => <TextAreaField label="Field" {...props} />],
  ['SelectField', (props) => <SelectField label="Field" options={[]} {...props} />],
  ['CheckboxField', (props) => <CheckboxField label="Field" {...props} />],
  [
    'RadioGroupField',
    (props) => (
      <RadioGroupField
        legend="Fields"
        options={[{ value: 'field', label: 'Field' }]}
        value={null}
        onChange={() => {}}
        {...props}
      />
    ),
  ],
];

/** A field that shows an error once it is left, above a button. */
function Form({ field: Field, onSend }: { field: Field; onSend: () => void }) {
  const [error, setError] = useState<string>();

  return (
    <>
      <Field error={error} onBlur={() => setError('Wrong')} />
      <button type="button" onClick={onSend}>
        Send
      </button>
    </>
  );
}

test.each(fields)('%s moves nothing that is being pressed by its error', async (_name, field) => {
  const send = jest.fn();
  const { user } = renderPart(<Form field={field} onSend={send} />);
  await user.click(screen.getByLabelText('Field'));

  const target = screen.getByRole('button', { name: 'Send' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  expect(target).toHaveFocus();
  expect(screen.queryByText('Wrong')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target });

  expect(send).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByText('Wrong')).toBeVisible());
});

test.each(fields)(
  '%s shows its error at once when it is left by keyboard',
  async (_name, field) => {
    const { user } = renderPart(<Form field={field} onSend={() => {}} />);
    await user.click(screen.getByLabelText('Field'));

    await user.tab();

    expect(screen.getByText('Wrong')).toBeVisible();
  },
);
