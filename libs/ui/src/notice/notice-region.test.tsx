import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { type Notice, NoticeRegion } from './index.ts';

const saved: Notice = { id: '1', tone: 'success', title: 'Saved', text: 'All is well.' };

describe('the 1500 milliseconds of a notice (D4)', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  test('then it asks to go', () => {
    const onDismiss = jest.fn();
    renderPart(<NoticeRegion notices={[saved]} onDismiss={onDismiss} />);

    wait(1499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);

    expect(onDismiss).toHaveBeenCalledWith('1');
  });

  test('stand still while it is hovered or focused', () => {
    const onDismiss = jest.fn();
    renderPart(<NoticeRegion notices={[saved]} onDismiss={onDismiss} />);
    const notice = screen.getByRole('status');

    wait(1000);
    fireEvent.pointerEnter(notice);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.pointerLeave(notice);
    wait(10_000);
    expect(onDismiss).not.toHaveBeenCalled();

    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    wait(499);
    expect(onDismiss).not.toHaveBeenCalled();
    wait(1);
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

test('an error is an alert, the rest is a status, and each says its tone', () => {
  renderPart(
    <NoticeRegion
      notices={[saved, { id: '2', tone: 'error', title: 'Not saved' }]}
      onDismiss={() => {}}
    />,
  );

  expect(screen.getByRole('status')).toHaveTextContent('Done: SavedAll is well.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Not saved');
});

test('can be closed', async () => {
  const onDismiss = jest.fn();
  const { user } = renderPart(<NoticeRegion notices={[saved]} onDismiss={onDismiss} />);

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(onDismiss).toHaveBeenCalledWith('1');
});

test('it is accessible', async () => {
  renderPart(<NoticeRegion notices={[saved]} onDismiss={() => {}} />);

  await expectAccessible();
});
