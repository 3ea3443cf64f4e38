import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { ConfirmDialog, Dialog } from './index.ts';

function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Book with Amara"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button>Continue</Button>}
      >
        <TextField label="Postcode" />
      </Dialog>
    </>
  );
}

async function open() {
  const rendered = renderPart(<Example />);
  await rendered.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...rendered, dialog: await screen.findByRole('dialog', { name: 'Book with Amara' }) };
}

test('Escape closes it and returns the focus to the button that opened it', async () => {
  const { user, dialog } = await open();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

function ExampleWithoutFading() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Amara Obi" isOpen onClose={() => setOpen(false)}>
          Details
        </Dialog>
      )}
    </>
  );
}

test('one that leaves the page at once returns the focus too, when the page is no longer inert', async () => {
  const { user } = renderPart(<ExampleWithoutFading />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  // As on a busy machine: the frame comes before the effects of the dialog have ended.
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    frame(0);
    return 0;
  });
  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  frames.mockRestore();
});

test('the close button closes it', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Tab keeps the focus inside and wraps around', async () => {
  const { user, dialog } = await open();

  for (let presses = 0; presses < 5; presses += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('it is accessible', async () => {
  await open();

  await expectAccessible();
});

test('a confirmation calls onYes or onNo, and Escape means no', async () => {
  const onYes = jest.fn();
  const onNo = jest.fn();
  const { user } = renderPart(
    <ConfirmDialog title="Cancel this booking?" isOpen onYes={onYes} onNo={onNo} />,
  );
  // The way back first and the action last, as in every dialog.
  expect(screen.getAllByRole('button').slice(-2)).toEqual([
    screen.getByRole('button', { name: 'No' }),
    screen.getByRole('button', { name: 'Yes' }),
  ]);

  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.keyboard('{Escape}');

  expect(onYes).toHaveBeenCalledTimes(1);
  expect(onNo).toHaveBeenCalledTimes(2);
});

test('while the action is running, nothing answers or closes the question', async () => {
  const onYes = jest.fn();
  const onNo = jest.fn();
  const { user } = renderPart(
    <ConfirmDialog title="Cancel this booking?" isOpen isPending onYes={onYes} onNo={onNo} />,
  );

  expect(screen.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');

  expect(onYes).not.toHaveBeenCalled();
  expect(onNo).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
