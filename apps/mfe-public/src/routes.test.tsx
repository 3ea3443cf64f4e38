import { readdirSync, readFileSync } from 'node:fs';
import type { Messages } from '@freely/i18n';
import { pageTitleStore } from '@freely/shell-sdk';
import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from './routes.tsx';

const server = setupServer(
  http.get(`${API}/reviews/featured`, () => HttpResponse.json({ reviews: [] })),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const catalogues = new URL('../locales/en-GB/', import.meta.url);

/** The keys of all messages, such as `search.addressRequired`. */
const keys = readdirSync(catalogues).flatMap((file) =>
  keysOf(JSON.parse(readFileSync(new URL(file, catalogues), 'utf8'))),
);

function keysOf(messages: Messages, path = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value, `${path}${key}.`),
  );
}

/** Path, title (D7) and heading of every page. */
const pages = [
  ['/', 'Hair, beauty and massage at your place or theirs', 'Good hands, your place or theirs.'],
  [
    '/hair-dresser',
    'Hairdressers who come to you, or have a chair ready',
    'A good cut, your place or theirs.',
  ],
  [
    '/beautician',
    'Beauty treatments at your place or theirs',
    'Nails, skin, lashes, and an hour to yourself.',
  ],
  [
    '/massage-therapist',
    'Massage at your place or theirs',
    'Drop your shoulders, stay at home if you like.',
  ],
  ['/male-grooming', 'Male grooming at your place or theirs', 'Sharp cut, tidy beard, no queue.'],
  ['/services', 'Services', 'Services'],
  ['/hygiene', 'Hygiene', 'Clean hands, clean tools, clear rules'],
  ['/join-freely', 'Work with us', 'Your prices. Your hours. Your name on the door.'],
  ['/how-it-works', 'How it works for customers', 'How Freely works'],
  ['/how-it-works/customer', 'How it works for customers', 'How Freely works'],
  ['/how-it-works/practitioner', 'How it works for practitioners', 'How Freely works'],
  ['/how-it-works/faq', 'Frequently asked questions', 'How Freely works'],
  ['/support', 'Support centre', 'How can we help?'],
  ['/about-us', 'About us', 'About Freely'],
  ['/our-team', 'Our team', 'About Freely'],
  ['/contacts', 'Contact us', 'About Freely'],
  ['/terms-of-service', 'Terms of service', 'Terms of service'],
  ['/privacy-policy', 'Privacy policy', 'Privacy policy'],
  ['/cookies-policy', 'Cookies policy', 'Cookies policy'],
  ['/practitioner-registration', 'Practitioner sign up', 'Take bookings on Freely'],
  ['/sync-calendar', 'Sync your calendar', 'Your bookings in your own calendar'],
] as const;

test.each(pages)(
  '%s has a title and a heading, and is accessible',
  async (path, title, heading) => {
    await renderRemote(remote, path);

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    await waitFor(() => expect(pageTitleStore.getState().title).toBe(title));
    // A message is never shown as its key.
    const text = document.body.textContent ?? '';
    expect(keys.filter((key) => key.includes('.') && text.includes(key))).toEqual([]);
    expect(document.body).not.toHaveTextContent('{{');
    await expectAccessible();
  },
);
