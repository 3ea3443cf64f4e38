import { API, renderRemote } from '@freely/federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { answerWith, foundWith, info, query, services, tomorrow } from '../../testing/market.ts';

const amara = foundWith();
const mei = foundWith({
  id: 8,
  name: 'Mei',
  service_price: 29.5,
  call_out_charge: null,
  reviews_amount: 0,
});

let asked: URLSearchParams[];

const server = setupServer(
  http.get(`${API}/practitioners/available`, ({ request }) => {
    asked.push(new URL(request.url).searchParams);

    return HttpResponse.json(answerWith([amara, mei], { total: 34 }));
  }),
  http.get(`${API}/practitioner/:id/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/:id/services`, () => HttpResponse.json(services)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  asked = [];
});
afterEach(() => {
  server.resetHandlers();
  setWide(false);
});
afterAll(() => server.close());

/** jsdom has no width: the page asks whether it is wide, and the test answers. */
function setWide(isWide: boolean) {
  window.matchMedia = ((media: string) => ({
    media,
    matches: isWide,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
}

const open = (more = '&location=mobile') =>
  renderRemote(remote, `/practitioner-search?${query}${more}`);
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) });
  return within(heading.closest('li')!);
};
const latest = () => asked.at(-1)!;

describe('the results', () => {
  test('come in one call, with the treatments of the dropdowns', async () => {
    await open();
    await card('Amara');

    expect(asked).toHaveLength(1);
    expect(Object.fromEntries(latest())).toMatchObject({
      all_practitioners: '1',
      withAvailableTreatments: '1',
      locationtype: 'mobile',
      serviceType: 'beautician',
      page: '1',
      per_page: '10',
    });
  });

  test('show the price, with what it costs to come (D55)', async () => {
    await open();

    const first = await card('Amara');
    expect(first.getByText('from')).toBeVisible();
    expect(first.getByText('£28.00')).toBeVisible();
    expect(first.getByText('+ £6.00 call-out charge')).toBeVisible();
    expect(first.getByText('8 years 3 months in practice')).toBeVisible();
    expect((await card('Mei')).getByText('No call-out charge')).toBeVisible();
    await expectAccessible();
  });

  test('name the chosen treatment instead', async () => {
    await open('&location=salon&category=nails&treatment=4');

    expect((await card('Amara')).getByText('Gel manicure')).toBeVisible();
    expect(latest().get('treatmentId')).toBe('4');
    expect(latest().get('filteredDistance')).toBe('10');
  });

  test('link on with the whole search', async () => {
    await open('&location=salon&date=2027-01-04');

    const select = (await card('Amara')).getByRole('link', { name: 'Select Amara' });
    expect(select).toHaveAttribute(
      'href',
      `/practitioner-search/availability/7?${query}&location=salon&date=2027-01-04`,
    );
  });

  test('count as far as the server counted', async () => {
    server.use(
      http.get(`${API}/practitioners/available`, () =>
        HttpResponse.json(answerWith([amara], { total: 50, total_is_floor: true })),
      ),
    );
    await open();

    expect(await screen.findByText('More than 50 practitioners near you')).toBeVisible();
  });

  test('name the address when there is nobody', async () => {
    server.use(http.get(`${API}/practitioners/available`, () => HttpResponse.json(answerWith([]))));
    await open();

    expect(
      await screen.findByText(
        'There are not any practitioners available at Northfield Road, SW11 4NB',
      ),
    ).toBeVisible();
    await expectAccessible();
  });

  test('can be asked for again after a failure (D48)', async () => {
    server.use(
      http.get(
        `${API}/practitioners/available`,
        () => HttpResponse.json({ message: 'Please try later' }, { status: 503 }),
        { once: true },
      ),
    );
    await open();
    expect(await screen.findByText('Please try later')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect((await card('Amara')).getByText('£28.00')).toBeVisible();
  });
});

describe('what narrows the results', () => {
  test('lives in the address, and goes back to page 1', async () => {
    const { router } = await open('&location=mobile&page=3');
    await card('Amara');
    await userEvent.click(screen.getByRole('tab', { name: 'Nails' }));

    await waitFor(() => expect(latest().get('categorySlug')).toBe('nails'));
    expect(latest().get('page')).toBe('1');
    expect(router.state.location.search).toBe(`?${query}&location=mobile&category=nails`);

    await userEvent.selectOptions(
      await screen.findByLabelText('Nails treatment'),
      'Classic manicure',
    );
    await waitFor(() => expect(latest().get('treatmentId')).toBe('5'));
    // The dropdowns are known by now: they are not fetched with every page.
    expect(latest().has('withAvailableTreatments')).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Classic manicure' }));
    await waitFor(() => expect(latest().has('treatmentId')).toBe(false));
  });

  test('turns pages without touching the rest', async () => {
    const { router } = await open('&location=mobile&sort=reviews');
    await card('Amara');
    await userEvent.click(screen.getByRole('button', { name: /page 2/i }));

    await waitFor(() => expect(latest().get('page')).toBe('2'));
    expect(latest().get('sort')).toBe('reviews');
    expect(router.state.location.search).toContain('sort=reviews&page=2');
  });

  test('settles before it is asked for: a place chosen twice is asked for once', async () => {
    setWide(true);
    await open();
    await card('Amara');
    await userEvent.click(screen.getByRole('radio', { name: 'At a salon' }));
    await userEvent.click(screen.getByRole('radio', { name: 'I don’t mind' }));

    await waitFor(() => expect(latest().get('locationtype')).toBe('idm'));
    expect(asked.map((each) => each.get('locationtype'))).toEqual(['mobile', 'idm']);
  });

  test('offers distances for salons only', async () => {
    setWide(true);
    await open('&location=salon');
    await card('Amara');
    await userEvent.click(screen.getByRole('radio', { name: /^0.5/ }));

    await waitFor(() => expect(latest().get('filteredDistance')).toBe('0.5'));
    await expectAccessible();
  });

  test('takes a day of the week', async () => {
    setWide(true);
    await open(`&location=mobile&date=${tomorrow}`);
    await card('Amara');

    expect(latest().get('date')).toBe(tomorrow);
    expect(latest().has('all_practitioners')).toBe(false);
    expect(screen.getByText(/34 practitioners free on/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Any day' }));
    await waitFor(() => expect(latest().has('date')).toBe(false));
  });

  test('is in sheets on a phone', async () => {
    await open(`&location=salon&date=${tomorrow}&distance=1`);
    await card('Amara');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(latest().has('date')).toBe(false));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 34' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Sort by: Price, low to high' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Experience' }));
    await waitFor(() => expect(latest().get('sort')).toBe('experience'));
  });
});

describe('the way back', () => {
  test.each([
    ['Change address', '/services-search', ''],
    [
      'Change service type',
      '/services-search',
      '?address=Northfield+Road%2C+SW11+4NB&town=London&lat=51.4700000&lon=-0.1600000',
    ],
    ['Change location', '/select-location', `?${query}`],
  ])('%s', async (name, pathname, search) => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('button', { name }));

    await waitFor(() => expect(router.state.location).toMatchObject({ pathname, search }));
  });

  test.each([
    ['', '/services-search'],
    ['&location=nowhere', '/select-location'],
  ])('an address with %p as its location goes to %s', async (more, pathname) => {
    const { router } = await renderRemote(
      remote,
      `/practitioner-search?${more ? query : 'address=Leeds'}${more}`,
    );

    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  });
});
