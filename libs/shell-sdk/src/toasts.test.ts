import { beforeEach, expect, test } from '@jest/globals';
import { dismissToast, showToast, toastStore } from './toasts.ts';

beforeEach(() => toastStore.setState({ toasts: [] }));
const titles = () => toastStore.getState().toasts.map(({ title }) => title);

test('toasts are shown in the order they were sent, until they are dismissed', () => {
  const first = showToast({ tone: 'success', title: 'Saved' });
  showToast({ tone: 'error', title: 'Declined' });
  expect(titles()).toEqual(['Saved', 'Declined']);

  dismissToast(first);
  dismissToast(first);
  expect(titles()).toEqual(['Declined']);
});

test('a repeated toast is not shown twice', () => {
  showToast({ tone: 'warning', title: 'Offline' });
  showToast({ tone: 'error', title: 'Declined' });
  showToast({ tone: 'warning', title: 'Offline' });

  expect(titles()).toEqual(['Declined', 'Offline']);
});
