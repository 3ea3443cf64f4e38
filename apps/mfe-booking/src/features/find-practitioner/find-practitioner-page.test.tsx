import { API, renderRemote } from '@freely/shell-sdk/testing';
import { expectAccessible } from '@freely/ui/testing/expect-accessible';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import remote from '../../routes.tsx';
import {
  info,
  practitionerWith,
  query,
  searchResponseWith,
  services,
  tomorrow,
} from '../../testing/fixtures.ts';

const amara = practitionerWith();
const mei = practitionerWith({
  id: 8,
  name: 'Mei',
  service_price: 29.5,
  call_out_charge: null,
  reviews_amount: 0,
});

let requests: URLSearchParams[];

const server = setupServer(
  http.get(`${API}/practitioners/available`, ({ request }) => {
    requests.push(new URL(request.url).searchParams);

    return HttpResponse.json(searchResponseWith([amara, mei], { total: 34 }));
  }),
  http.get(`${API}/practitioners/available/count`, () =>
    HttpResponse.json({ total: 34, days: {} }),
  ),
  http.get(`${API}/practitioner/:id/info`, () => HttpResponse.json(info)),
  http.get(`${API}/practitioner/:id/services`, () => HttpResponse.json(services)),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  requests = [];
});
afterEach(() => {
  server.resetHandlers();
  setWide(false);
});
afterAll(() => server.close());

/** jsdom has no layout width, so the test sets the result of the media query. */
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
const latest = () => requests.at(-1)!;

describe('the results', () => {
  test('load in one request, together with the treatments of the dropdowns', async () => {
    await open();
    await card('Amara');

    expect(requests).toHaveLength(1);
    expect(Object.fromEntries(latest())).toMatchObject({
      all_practitioners: '1',
      withAvailableTreatments: '1',
      locationtype: 'mobile',
      serviceType: 'beautician',
      page: '1',
      per_page: '10',
    });
  });

  test('show the price, with the call-out charge (D55)', async () => {
    await open();

    const first = await card('Amara');
    expect(first.getByText('from')).toBeVisible();
    expect(first.getByText('£28.00')).toBeVisible();
    expect(first.getByText('+ £6.00 call-out charge')).toBeVisible();
    expect(first.getByText('8 years 3 months in practice')).toBeVisible();
    expect((await card('Mei')).getByText('No call-out charge')).toBeVisible();
    await expectAccessible();
  });

  test('show the chosen treatment instead of the lowest price', async () => {
    await open('&location=salon&category=nails&treatment=4');

    expect((await card('Amara')).getByText('Gel manicure')).toBeVisible();
    expect(latest().get('treatmentId')).toBe('4');
    expect(latest().get('filteredDistance')).toBe('10');
  });

  test.each([
    ['&date=2020-01-01', 'Wednesday 1 January 2020 has passed, so all days are shown.'],
    ['&date=2026-02-31', 'The date in this link does not exist, so all days are shown.'],
    ['&date=soon', 'The date in this link does not exist, so all days are shown.'],
    ['&date=2090-01-02', 'Monday 2 January 2090 cannot be booked yet, so all days are shown.'],
    ['&from=9&to=17', 'Start times apply once you choose a day.'],
    [
      '&date=2020-01-01&from=9',
      'Wednesday 1 January 2020 has passed, so all days are shown. Start times apply once you choose a day.',
    ],
  ])('of a link with %s say what of it is not searched', async (more, words) => {
    await open(`&location=mobile${more}`);
    await card('Amara');

    expect(screen.getByText(words)).toBeVisible();
    expect(latest().has('date')).toBe(false);
    await expectAccessible();
  });

  test.each(['', '&date=', `&date=${tomorrow}`, `&date=${tomorrow}&from=9`])(
    'of a link with "%s", all of which is searched, say nothing of it',
    async (more) => {
      await open(`&location=mobile${more}`);
      await card('Amara');

      expect(screen.queryByText(/all days are shown|Start times apply/)).toBeNull();
    },
  );

  test('link to the next step with the whole search', async () => {
    await open(`&location=salon&date=${tomorrow}`);

    const select = (await card('Amara')).getByRole('link', { name: 'Select Amara' });
    expect(select).toHaveAttribute(
      'href',
      `/practitioner-search/availability/7?${query}&location=salon&date=${tomorrow}`,
    );
  });

  test('say the exact total once it is counted, the same on every page (D69)', async () => {
    let isCounted = () => {};
    const counted = new Promise<void>((resolve) => {
      isCounted = resolve;
    });
    const countRequests: URLSearchParams[] = [];
    server.use(
      http.get(`${API}/practitioners/available`, () =>
        HttpResponse.json(searchResponseWith([amara], { total: 10, total_is_floor: true })),
      ),
      http.get(`${API}/practitioners/available/count`, async ({ request }) => {
        countRequests.push(new URL(request.url).searchParams);
        await counted;
        return HttpResponse.json({ total: 64, days: { [tomorrow]: 64 } });
      }),
    );
    setWide(true);
    await open(`&location=salon&date=${tomorrow}`);

    // The rows do not wait for the count, and no wrong number stands above them.
    await card('Amara');
    expect(screen.getByText(/^Practitioners free on/)).toBeVisible();
    isCounted();
    expect(await screen.findByText(/^64 practitioners free on/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /, 64 practitioners free$/ })).toBeChecked();
    expect(screen.getByText('1 to 10 of 64')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: /page 7/i }));
    await card('Amara');
    expect(screen.getByText(/^64 practitioners free on/)).toBeVisible();
    // Neither the page nor the order is part of the count.
    expect(countRequests.filter((each) => each.has('page') || each.has('sort'))).toEqual([]);
    expect(new Set(countRequests.map(String)).size).toBe(countRequests.length);
  });

  test('lead from a page past the end to the last one', async () => {
    server.use(
      http.get(`${API}/practitioners/available`, ({ request }) => {
        const isPast = new URL(request.url).searchParams.get('page') === '9';
        return HttpResponse.json(searchResponseWith(isPast ? [] : [amara], { total: 34 }));
      }),
    );
    const { router } = await open('&location=mobile&page=9');

    expect(await screen.findByRole('heading', { name: 'There is no page 9' })).toBeVisible();
    expect(screen.queryByText(/There are not any practitioners/)).toBeNull();
    await expectAccessible();
    await userEvent.click(screen.getByRole('button', { name: 'Go to page 4' }));

    expect((await card('Amara')).getByText('£28.00')).toBeVisible();
    expect(router.state.location.search).toContain('page=4');
  });

  test.each([
    [{ mobile: true, salon: false }, '+ £6.00 call-out charge'],
    [{ mobile: true, salon: true }, '+ £6.00 call-out charge if they come to you'],
    [{ mobile: false, salon: true }, null],
  ])('wherever they work, with the call-out charge of who comes: %p', async (found_at, text) => {
    const found = practitionerWith({ found_at });
    server.use(
      http.get(`${API}/practitioners/available`, () =>
        HttpResponse.json(searchResponseWith([found])),
      ),
    );
    await open('&location=idm');

    const purchase = (await card('Amara')).getByText('£28.00').parentElement;
    expect(purchase?.textContent).toBe(`from£28.00${text ?? ''}`);
  });

  test('name the address when there are no practitioners', async () => {
    server.use(
      http.get(`${API}/practitioners/available`, () => HttpResponse.json(searchResponseWith([]))),
    );
    await open();

    expect(
      await screen.findByText(
        'There are not any practitioners available at Northfield Road, SW11 4NB',
      ),
    ).toBeVisible();
    // Nothing is filtered, so there is nothing to clear.
    expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Tell me when a time comes free' })).toBeVisible();
    await expectAccessible();
  });

  test.each([`&date=${tomorrow}`, '&to=12', '&category=nails&treatment=4'])(
    'can be cleared of a filter that is set: %s',
    async (filter) => {
      server.use(
        http.get(`${API}/practitioners/available`, () => HttpResponse.json(searchResponseWith([]))),
      );
      const { router } = await open(`&location=mobile${filter}`);
      await userEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));

      await waitFor(() => expect(router.state.location.search).not.toContain(filter));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Clear all filters' })).toBeNull(),
      );
    },
  );

  test('can be retried after a failure (D48)', async () => {
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

describe('a filter', () => {
  test('is kept in the URL, and goes back to page 1', async () => {
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
    // The treatments are already loaded and are not fetched with every page.
    expect(latest().has('withAvailableTreatments')).toBe(false);

    await userEvent.click(screen.getByRole('button', { name: 'Remove Classic manicure' }));
    await waitFor(() => expect(latest().has('treatmentId')).toBe(false));
  });

  test('stays unchanged when another page is opened', async () => {
    const { router } = await open('&location=mobile&sort=reviews');
    await card('Amara');
    await userEvent.click(screen.getByRole('button', { name: /page 2/i }));

    await waitFor(() => expect(latest().get('page')).toBe('2'));
    expect(latest().get('sort')).toBe('reviews');
    expect(router.state.location.search).toContain('sort=reviews&page=2');
  });

  test('is debounced: two changes of the location send one request', async () => {
    setWide(true);
    await open();
    await card('Amara');
    fireEvent.click(screen.getByRole('radio', { name: 'At a salon' }));
    fireEvent.click(screen.getByRole('radio', { name: 'I don’t mind' }));

    await waitFor(() => expect(latest().get('locationtype')).toBe('idm'));
    expect(requests.map((each) => each.get('locationtype'))).toEqual(['mobile', 'idm']);
  });

  test.each([
    ['the dialog', /^Select Amara/, '/practitioner-search/availability/7'],
    ['the profile', /^View profile/, '/practitioner-search/profile/7'],
  ])(
    'that still waits leads on to %s, and is there after one step back',
    async (_to, name, path) => {
      setWide(true);
      const { router } = await open('&location=mobile&sort=reviews');
      const amara = await card('Amara');
      // At once: after the debounce nothing waits any more.
      fireEvent.click(screen.getByRole('radio', { name: 'At a salon' }));
      fireEvent.click(amara.getByRole('link', { name }), { detail: 1 });
      fireEvent.click(amara.getByRole('link', { name }), { detail: 2 });

      await waitFor(() => expect(router.state.location.pathname).toBe(path));
      expect(router.state.location.search).toContain('location=salon');
      await act(() => router.navigate(-1));
      expect(router.state.location.pathname).toBe('/practitioner-search');
      expect(router.state.location.search).toMatch(/location=salon.*sort=reviews/);
    },
  );

  test('that still waits is in the link of another tab', async () => {
    setWide(true);
    await open();
    const amara = await card('Amara');
    fireEvent.click(screen.getByRole('radio', { name: 'At a salon' }));

    expect(amara.getByRole('link', { name: /^Select Amara/ })).toHaveAttribute(
      'href',
      expect.stringContaining('location=salon'),
    );
  });

  test('that still waits is not written to the dialog that comes over the results', async () => {
    setWide(true);
    const { router } = await open();
    await card('Amara');
    await act(() =>
      router.navigate(`/practitioner-search/availability/7?${query}&location=mobile`),
    );
    await act(() => router.navigate(-1));
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(screen.getByRole('radio', { name: 'At a salon' }));
    await act(() => router.navigate(1));
    await act(async () => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    await act(() => router.navigate(-1));

    await waitFor(() => expect(router.state.location.search).toContain('location=salon'));
    expect(router.state.location.pathname).toBe('/practitioner-search');
  });

  test('for the distance is offered for salons only', async () => {
    setWide(true);
    await open('&location=salon');
    await card('Amara');
    await userEvent.click(screen.getByRole('radio', { name: /^0.5/ }));

    await waitFor(() => expect(latest().get('filteredDistance')).toBe('0.5'));
    await expectAccessible();
  });

  test.each(['2020-01-01', '2099-01-01'])(
    'for the date are left out when the link has %s',
    async (date) => {
      await open(`&location=mobile&date=${date}`);

      expect(await screen.findByText(/practitioners? near you/)).toBeVisible();
      expect(latest().has('date')).toBe(false);
    },
  );

  test('for the date can be set and cleared', async () => {
    setWide(true);
    await open(`&location=mobile&date=${tomorrow}`);
    await card('Amara');

    expect(latest().get('date')).toBe(tomorrow);
    expect(latest().has('all_practitioners')).toBe(false);
    expect(screen.getByText(/34 practitioners free on/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Any day' }));
    await waitFor(() => expect(latest().has('date')).toBe(false));
  });

  test('is in a sheet on phones', async () => {
    await open(`&location=salon&date=${tomorrow}&distance=1`);
    await card('Amara');
    await userEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));

    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(latest().has('date')).toBe(false));
    // It keeps the focus, and offers nothing further.
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: 'Clear all' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    expect(sheet.getByRole('button', { name: 'Clear all' })).toHaveFocus();
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 34' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Sort by: Price, low to high' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Experience' }));
    await waitFor(() => expect(latest().get('sort')).toBe('experience'));
  });
});

describe('stepping back', () => {
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
  ])('a URL that ends with %p redirects to %s', async (more, pathname) => {
    const { router } = await renderRemote(
      remote,
      `/practitioner-search?${more ? query : 'address=Leeds'}${more}`,
    );

    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  });
});
