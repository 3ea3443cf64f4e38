// A second language is a folder of catalogues: `cy-GB` here, with one file. What is missing is English.
import { renderRemote } from '@freely/shell-sdk/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import english from '../locales/en-GB/hygiene.json' with { type: 'json' };

const welsh = { ...english, heading: 'Dwylo glân, offer glân, rheolau clir' };
jest.unstable_mockModule('../locales/cy-GB/hygiene.json', () => ({ default: welsh }), {
  virtual: true,
});
const { default: remote } = await import('./routes.tsx');

afterEach(cleanup);

test('a page is shown in the language of the page', async () => {
  await renderRemote(remote, '/hygiene', { language: 'cy-GB' });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(welsh.heading);
});

test('a page that is not translated is shown in English', async () => {
  await renderRemote(remote, '/services', { language: 'cy-GB' });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Services');
});
