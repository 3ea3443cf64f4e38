import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Search } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { Button, buttonClass, IconButton } from './index.ts';

test('a pending button keeps its name and its focus, and ignores presses', async () => {
  const onClick = jest.fn();
  const { user, rerender } = renderPart(<Button onClick={onClick}>Pay</Button>);
  await user.click(screen.getByRole('button', { name: 'Pay' }));

  rerender(
    <Button onClick={onClick} isPending>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Pay' });
  await user.click(button);
  await user.keyboard('{Enter}');

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a pending submit button does not send its form again', async () => {
  const onSubmit = jest.fn();
  const { user } = renderPart(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Send
      </Button>
    </form>,
  );

  await user.click(screen.getByRole('button'));

  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button in a form submits it only with type="submit"', async () => {
  const onSubmit = jest.fn();
  const { user } = renderPart(
    <form onSubmit={onSubmit}>
      <Button>Not me</Button>
    </form>,
  );

  await user.click(screen.getByRole('button'));

  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link can look like a button', () => {
  expect(buttonClass({ variant: 'secondary', size: 'sm' })).toBe('button secondary sm');
});

test('all variants are accessible', async () => {
  renderPart(
    <>
      <Button icon={<Icon of={Search} />}>Search</Button>
      <Button variant="danger" disabled>
        Cancel booking
      </Button>
      <IconButton label="Search">
        <Icon of={Search} />
      </IconButton>
    </>,
  );

  await expectAccessible();
});
