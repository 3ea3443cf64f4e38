import { beforeEach, expect, test } from '@jest/globals';
import { dismissNotice, noticeStore, notify } from './notices.ts';

beforeEach(() => noticeStore.setState({ notices: [] }));
const titles = () => noticeStore.getState().notices.map(({ title }) => title);

test('notices stand in the order they came, until they are dismissed', () => {
  const first = notify({ tone: 'success', title: 'Saved' });
  notify({ tone: 'error', title: 'Declined' });
  expect(titles()).toEqual(['Saved', 'Declined']);

  dismissNotice(first);
  dismissNotice(first);
  expect(titles()).toEqual(['Declined']);
});

test('saying the same again does not stack', () => {
  notify({ tone: 'warning', title: 'Offline' });
  notify({ tone: 'error', title: 'Declined' });
  notify({ tone: 'warning', title: 'Offline' });

  expect(titles()).toEqual(['Declined', 'Offline']);
});
