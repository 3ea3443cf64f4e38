import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { type Toast, ToastRegion } from './index.ts';

const saved: Toast = { id: '1', tone: 'success', title: 'Saved', text: 'All is well.' };

describe('the 1500 milliseconds of a toast (D4)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('end with a call of onDismiss', () => {
    const onDismiss = jest.fn();
    renderPart(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);

    wait(1499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);

    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  test('are paused while it is hovered or focused', () => {
    const onDismiss = jest.fn();
    renderPart(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);
    const toast = screen.getByRole('status');

    wait(1000);
    fireEvent.pointerEnter(toast);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.pointerLeave(toast);
    wait(10_000);
    expect(onDismiss).not.toHaveBeenCalled();

    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    wait(499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

test('an error is an alert, other toasts are a status, and each announces its tone', () => {
  renderPart(
    <ToastRegion
      toasts={[saved, { id: '2', tone: 'error', title: 'Not saved' }]}
      onDismiss={() => {}}
    />,
  );

  expect(screen.getByRole('status')).toHaveTextContent('Done: SavedAll is well.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Not saved');
});

test('can be closed', async () => {
  const onDismiss = jest.fn();
  const { user } = renderPart(<ToastRegion toasts={[saved]} onDismiss={onDismiss} />);

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('it is accessible', async () => {
  renderPart(<ToastRegion toasts={[saved]} onDismiss={() => {}} />);

  await expectAccessible();
});
