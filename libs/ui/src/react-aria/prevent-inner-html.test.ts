import { expect, test } from '@jest/globals';
import { preventInnerHtml } from './prevent-inner-html.ts';

test('the live announcer is emptied without innerHTML', async () => {
  preventInnerHtml();
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
