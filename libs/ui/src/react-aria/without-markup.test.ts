import { expect, test } from '@jest/globals';
import { keepMarkupAway } from './without-markup.ts';

test('what was read out is emptied without markup', async () => {
  keepMarkupAway();
  const announcer = document.createElement('div');
  announcer.dataset.liveAnnouncer = 'true';
  const log = document.createElement('div');
  log.append('21 November');
  announcer.append(log);
  document.body.prepend(announcer);
  await Promise.resolve();

  const markup = Object.getOwnPropertyDescriptor(log, 'innerHTML');
  expect(markup?.set).toBeDefined();
  log.innerHTML = '';
  expect(log.childNodes).toHaveLength(0);
});
