import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { configureClient } from './configure.ts';
import { trackPickedPlace } from './picked-place.ts';
import { findExactPlace, placeOf, suggestPlaces } from './places.ts';

let server: Server;
let requestedUrls: string[];

const clapham = {
  id: 'clapham',
  address: 'Clapham, London',
  town: 'London',
  postcode: null,
  lat: 51.4621,
  lon: -0.1387,
  country_id: 'UK',
  country_name: 'United Kingdom',
};

beforeEach(async () => {
  requestedUrls = [];
  server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    const body = request.url?.includes('autocomplete')
      ? { suggestions: [{ id: 'clapham', description: 'Clapham, London' }] }
      : clapham;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  Reflect.deleteProperty(globalThis, 'window');
});

function configure(mapsKey: string | null) {
  const { port } = server.address() as AddressInfo;
  configureClient({
    baseUrl: `http://127.0.0.1:${port}/api/v1.0`,
    getToken: () => null,
    onUnauthorized: () => {},
    mapsKey,
  });
}

describe('without a key', () => {
  test("places come from the API's gazetteer", async () => {
    configure(null);

    expect(await suggestPlaces('clap')).toEqual([{ id: 'clapham', text: 'Clapham, London' }]);
    expect(await placeOf('clapham')).toEqual(clapham);
    expect(requestedUrls).toEqual([
      '/api/v1.0/places/autocomplete?q=clap',
      '/api/v1.0/places/clapham',
    ]);
  });

  test('only a text that was typed in full is an exact match', async () => {
    configure(null);

    expect(await findExactPlace(' CLAPHAM ')).toEqual(clapham);
    expect(await findExactPlace('clap')).toBeNull();
    expect(await findExactPlace(' ')).toBeNull();
    // A suggestion that was picked, and could not be looked up then.
    expect(await findExactPlace('Clapham, London')).toEqual(clapham);
  });
});

describe('what a field has picked', () => {
  test('is waited for by whoever submits at once', async () => {
    configure(null);
    const picked = trackPickedPlace();
    const shown = picked.pick('clapham');

    expect(await picked.find('Clapham, London')).toEqual(clapham);
    expect(await shown).toEqual(clapham);
    expect(requestedUrls).toEqual(['/api/v1.0/places/clapham']);
  });

  test('is nothing once something else is typed', async () => {
    configure(null);
    const picked = trackPickedPlace();
    const shown = picked.pick('clapham');
    picked.clear();

    expect(await picked.find('cla')).toBeNull();
    expect(await shown).toBeNull();
  });

  test('is the last of two', async () => {
    configure(null);
    const picked = trackPickedPlace();
    const first = picked.pick('balham');
    const second = picked.pick('clapham');

    expect([await first, await second]).toEqual([null, clapham]);
  });
});

describe('with a key', () => {
  const requests: Record<string, unknown>[] = [];
  let sessions = 0;

  /** A fake of the part of Google's library that the client uses. */
  const places = {
    AutocompleteSessionToken: class {
      readonly number = ++sessions;
    },
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
        requests.push(request);
        return {
          suggestions: [
            { placePrediction: { placeId: 'g1', text: { text: '10 Park Road, Bristol, UK' } } },
            { placePrediction: null },
          ],
        };
      },
    },
    Place: class {
      addressComponents = [
        { types: ['route'], longText: 'Park Road' },
        { types: ['postal_town'], longText: 'Bristol' },
        { types: ['postal_code'], longText: 'BS1 5TY' },
      ];
      formattedAddress = '10 Park Rd, Bristol BS1 5TY, UK';
      location = { lat: () => 51.450000049, lng: () => -2.6 };

      async fetchFields() {
        return { place: this };
      }
    },
  };

  beforeEach(() => {
    requests.length = 0;
    const importLibrary = jest.fn(async () => places);
    Object.assign(globalThis, { window: { google: { maps: { importLibrary } } } });
    Object.assign(globalThis, { google: { maps: { importLibrary } } });
    configure('a-key');
  });

  test('suggestions come from Google, for Great Britain only, and name Google', async () => {
    expect(await suggestPlaces('10 park')).toEqual([
      { id: 'g1', text: '10 Park Road, Bristol, UK', credit: 'Google Maps' },
    ]);
    await suggestPlaces('10 park', undefined, 'address');

    expect(requests[0]).toMatchObject({
      input: '10 park',
      includedRegionCodes: ['gb'],
      includedPrimaryTypes: ['(regions)'],
    });
    expect(requests[1]).not.toHaveProperty('includedPrimaryTypes');
    expect(requestedUrls).toEqual([]);
  });

  test('a selected place has the format of the gazetteer, and ends the session', async () => {
    await suggestPlaces('10');
    await suggestPlaces('10 park');
    const before = requests.map(({ sessionToken }) => sessionToken);
    expect(before[0]).toBe(before[1]);

    expect(await placeOf('g1')).toEqual({
      id: 'g1',
      address: '10 Park Rd, Bristol BS1 5TY',
      town: 'Bristol',
      postcode: 'BS1 5TY',
      lat: 51.45,
      lon: -2.6,
      country_id: 'UK',
      country_name: 'United Kingdom',
    });
    await suggestPlaces('20');

    expect(requests.at(-1)?.sessionToken).not.toBe(before[0]);
  });

  test('an aborted request for suggestions is rejected', async () => {
    const request = new AbortController();
    request.abort();

    await expect(suggestPlaces('10', request.signal)).rejects.toThrow();
  });
});
