import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { CopyField } from './index.ts';

const url = 'https://freely.example/calendar/abc.ics';

test('a press copies the text, and announces it', async () => {
  const { user } = renderPart(<CopyField label="Calendar URL" value={url} />);
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(write).toHaveBeenCalledWith(url);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  await expectAccessible();
});

test('if the browser denies access, the text is selected for copying by hand', async () => {
  const { user } = renderPart(<CopyField label="Calendar URL" value={url} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));

  await user.click(screen.getByRole('button', { name: 'Copy' }));

  const field = screen.getByLabelText<HTMLInputElement>('Calendar URL');
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(url.length);
  expect(field).toHaveAccessibleDescription(/Press Ctrl/);
});
