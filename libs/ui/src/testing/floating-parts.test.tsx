import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Menu } from '../menu/index.ts';
import { Popover } from '../popover/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { expectAccessible, renderPart } from './render-part.tsx';

test('a menu works by keyboard, runs one action, and returns the focus', async () => {
  const onAction = jest.fn();
  const { user } = renderPart(
    <Menu
      trigger="More"
      label="More for Amara"
      items={[
        { key: 'open', label: 'Open profile', onAction: () => {} },
        { key: 'log-in', label: 'Log in as Amara', onAction },
        { key: 'remove', label: 'Remove', onAction: () => {}, isDanger: true },
      ]}
    />,
  );
  await user.tab();

  await user.keyboard('{Enter}{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Log in as Amara' })).toHaveFocus();
  await expectAccessible();
  await user.keyboard('{Enter}');

  expect(onAction).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'More for Amara' })).toHaveFocus());
});

test('a popover is a named dialog that Escape closes', async () => {
  const { user } = renderPart(
    <Popover trigger="Why?" label="Why there is no time">
      <p>You have time off.</p>
    </Popover>,
  );

  await user.click(screen.getByRole('button', { name: 'Why?' }));
  expect(await screen.findByRole('dialog', { name: 'Why there is no time' })).toBeInTheDocument();
  await expectAccessible();
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the content of a popover can close it', async () => {
  const { user } = renderPart(
    <Popover trigger="Edit" label="Edit">
      {(close) => (
        <button type="button" onClick={close}>
          Done
        </button>
      )}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));

  await user.click(await screen.findByRole('button', { name: 'Done' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a tooltip describes the focused element', async () => {
  const { user } = renderPart(
    <Tooltip text="20% including VAT">
      <button type="button">Fee</button>
    </Tooltip>,
  );
  await user.tab();

  expect(await screen.findByRole('tooltip')).toHaveTextContent('20% including VAT');
  expect(screen.getByRole('button', { name: 'Fee' })).toHaveAccessibleDescription(
    '20% including VAT',
  );
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});
