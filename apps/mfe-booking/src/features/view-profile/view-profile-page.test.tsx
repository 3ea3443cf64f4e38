import { API, renderRemote, setTestSettings } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import {
  info,
  practitionerWith,
  query,
  reviews,
  searchResponseWith,
  services,
  servicesWithTest,
} from '../../testing/fixtures.ts';

const server = setupServer(
  http.get(`${API}/practitioner/7/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(services)),
  http.get(`${API}/practitioner/7/reviews`, () => HttpResponse.json(reviews)),
);

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  setTestSettings();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const open = (location = 'salon') =>
  renderRemote(remote, `/practitioner-search/profile/7?${query}&location=${location}`);

test('a profile that is opened without a search links to the search form', async () => {
  await renderRemote(remote, '/practitioner-search/profile/7');

  expect(await screen.findByRole('heading', { level: 1, name: /Amara/ })).toBeVisible();
  const [select] = await screen.findAllByRole('link', { name: 'Select Amara' });
  // A brow tint and a manicure are both searched as a beautician's.
  expect(select).toHaveAttribute('href', '/services-search?type=beautician&practitioner=7');
  expect(await screen.findByRole('link', { name: /Book Brow tint/ })).toHaveAttribute(
    'href',
    '/services-search?type=beautician&treatments=6&practitioner=7',
  );
  expect(screen.getByRole('link', { name: 'Find a practitioner' })).toHaveAttribute(
    'href',
    '/services-search',
  );
  await expectAccessible();
});

test('an incomplete search is redirected to the search form', async () => {
  const { router } = await renderRemote(remote, '/practitioner-search/profile/7?address=SW1A+1AA');

  await waitFor(() => expect(router.state.location.pathname).toBe('/services-search'));
});

describe('a profile', () => {
  test('shows the practitioner, with the avatar as the second photo', async () => {
    await open();

    expect(await screen.findByRole('heading', { level: 1, name: /Amara/ })).toBeVisible();
    const photos = await screen.findAllByRole('button', { name: /photo \d of 4/i });
    const images = photos.map((button) => button.querySelector('img')?.getAttribute('src'));
    expect(images).toEqual(['/one.jpg', '/amara.jpg', '/two.jpg', '/three.jpg']);
    expect(screen.getByText('VTCT Level 3 Diploma in Nail Technology')).toBeVisible();
  });

  test('shows notes about cancellations separately from reviews (D31)', async () => {
    const text = 'The practitioner cancelled an appointment.';
    server.use(
      http.get(`${API}/practitioner/7/reviews`, () =>
        HttpResponse.json({
          ...reviews,
          reviews: [],
          notes: [{ id: 3, date: '2026-11-02T09:00:00.000Z', text }],
        }),
      ),
    );
    await open();

    const notes = within(
      await screen.findByRole('list', { name: 'Cancelled by the practitioner' }),
    );
    expect(notes.getByText(new RegExp(text))).toBeVisible();
    expect(notes.getByText('02/11/2026')).toBeVisible();
    expect(screen.getByText('There is no reviews for selected practitioner')).toBeVisible();
    await expectAccessible();
  });

  test('shows reviews with their rating bars, and prices by category', async () => {
    await open();

    expect(await screen.findByText('On time, lovely company.')).toBeVisible();
    expect(screen.getByText('18/10/2026')).toBeVisible();
    expect(screen.getByText('Invited client')).toBeVisible();
    expect(screen.getByText('Timekeeping')).toBeVisible();
    const nails = (await screen.findByRole('heading', { name: 'Nails' })).parentElement!;
    expect(within(nails).getAllByRole('listitem')).toHaveLength(2);
    await expectAccessible();
  });

  test('shows a map of the salon area', async () => {
    await open('salon');

    expect(await screen.findByRole('img', { name: /area of Amara/ })).toBeInTheDocument();
  });

  test('shows no map when the search is for a home visit', async () => {
    await open('mobile');
    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('img', { name: /area of Amara/ })).toBeNull();
  });

  test('says when there are no reviews', async () => {
    server.use(
      http.get(`${API}/practitioner/7/reviews`, () =>
        HttpResponse.json({ ...reviews, reviews: [] }),
      ),
    );
    await open();

    expect(await screen.findByText('There is no reviews for selected practitioner')).toBeVisible();
  });

  test('stays readable when the reviews fail to load', async () => {
    server.use(
      http.get(
        `${API}/practitioner/7/reviews`,
        () => HttpResponse.json({ message: 'Later, please' }, { status: 503 }),
        { once: true },
      ),
    );
    await open();
    expect(await screen.findByText('The reviews could not be loaded')).toBeVisible();
    expect(screen.getByText('I trained in Peckham.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('On time, lovely company.')).toBeVisible();
  });

  test('shows the price of the treatment that was searched for', async () => {
    await open('salon&treatment=5');

    const aside = within(await screen.findByRole('complementary', { name: 'Book Amara' }));
    expect(await aside.findByText('Gel removal')).toBeInTheDocument();
    expect(aside.getByText('£15.00')).toBeInTheDocument();
  });

  test('links to the availability and back to the results', async () => {
    await open();

    const [select] = await screen.findAllByRole('link', { name: 'Select Amara' });
    expect(select).toHaveAttribute(
      'href',
      `/practitioner-search/availability/7?${query}&location=salon`,
    );
    expect(screen.getByRole('link', { name: 'Close profile' })).toHaveAttribute(
      'href',
      `/practitioner-search?${query}&location=salon`,
    );
  });

  test('is closed by going back to the results that it was opened from, as they were left', async () => {
    server.use(
      http.get(`${API}/practitioners/available`, () =>
        HttpResponse.json(searchResponseWith([practitionerWith()])),
      ),
      http.get(`${API}/practitioners/available/count`, () =>
        HttpResponse.json({ total: 1, days: {} }),
      ),
    );
    const results = `/practitioner-search?${query}&location=salon&page=2`;
    const { router } = await renderRemote(remote, results);

    for (const name of [/^Close profile/, /^All beauticians/]) {
      const opened = await screen.findByRole('link', { name: 'Amara' });
      const left = router.state.location.key;
      await userEvent.click(opened);
      await userEvent.click(await screen.findByRole('link', { name }));

      await screen.findByRole('link', { name: 'Amara' });
      expect(router.state).toMatchObject({ historyAction: 'POP', location: { key: left } });
    }
  });

  test('that was opened by its own link is closed by going on to the results', async () => {
    server.use(
      http.get(`${API}/practitioners/available`, () => HttpResponse.json(searchResponseWith([]))),
    );
    const { router } = await open();

    await userEvent.click(await screen.findByRole('link', { name: 'Close profile' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/practitioner-search'));
    expect(router.state.historyAction).toBe('PUSH');
  });

  test('passes on what a link has selected for them, and to nobody else', async () => {
    const selected = 'treatment=4&treatments=4%2C4&time=09%3A15';
    await open(`salon&${selected}`);

    const [select] = await screen.findAllByRole('link', { name: 'Select Amara' });
    expect(select).toHaveAttribute('href', expect.stringContaining(`&${selected}`));
    const others = [
      screen.getByRole('link', { name: 'Close profile' }),
      await screen.findByRole('link', { name: 'Book Gel removal' }),
    ];
    for (const link of others) expect(link.getAttribute('href')).not.toMatch(/treatments=|time=/);
  });

  test('says which treatment needs a patch test', async () => {
    server.use(
      http.get(`${API}/practitioner/7/services`, () => HttpResponse.json(servicesWithTest)),
    );
    await open();

    const notes = await screen.findAllByText(/patch test at least 48 hours before, unless/);
    expect(notes.map((note) => note.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Brow tint'),
    ]);
  });

  test('says how long a treatment takes, and books it', async () => {
    await open();

    const book = await screen.findByRole('link', { name: 'Book Gel removal' });
    expect(book.closest('li')).toHaveTextContent('Gel removal 30 min£15.00');
    expect(book).toHaveAttribute(
      'href',
      `/practitioner-search/availability/7?${query}&location=salon&treatment=5`,
    );
  });
});
