import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { CopyField } from './index.ts';

const address = 'https://freely.example/calendar/abc.ics';

test('a press takes the text along, and says so', async () => {
  const { user } = renderPart(<CopyField label="Calendar address" value={address} />);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(write).toHaveBeenCalledWith(address);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await expectAccessible();
});

test('where the browser refuses, the text is selected to be copied by hand', async () => {
  const { user } = renderPart(<CopyField label="Calendar address" value={address} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  const field = screen.getByLabelText<HTMLInputElement>('Calendar address');
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(address.length);
  expect(field).toHaveAccessibleDescription(/Press Ctrl/);
});
