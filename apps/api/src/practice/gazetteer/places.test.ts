import { autocompletePlaces, placeDetails } from '@freely/api-client/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function suggested(q: string): Promise<string[]> {
  const { status, body } = await api.call(autocompletePlaces, { query: { q } });
  expect(status).toBe(200);

  return body.suggestions.map(({ description }) => description);
}

test.each([
  ['SW11', 'SW11, Battersea, London'],
  ['sw11 4', 'SW11, Battersea, London'],
  ['sw114n', 'SW11, Battersea, London'],
  ['SW11 4NB', 'SW11 4NB, London'],
  ['sw114nb', 'SW11 4NB, London'],
  ['SW11 4NB, London', 'SW11 4NB, London'],
  ['12 Northcote Road, SW11 1NJ', 'SW11 1NJ, London'],
  ['EC1A 1BB', 'EC1A 1BB, London'],
  ['GU22 7AA', 'GU22 7AA, Woking'],
  ['BT1 5GS', 'BT1 5GS, Belfast'],
  ['Leeds', 'Leeds'],
  ['leed', 'Leeds'],
  ['st albans', 'St Albans'],
  ['Saint Albans', 'St Albans'],
  ['Kings Lynn', "King's Lynn"],
  ['headingley', 'Headingley, Leeds'],
  ['hull', 'Hull'],
  ['stoke on trent', 'Stoke-on-Trent'],
  ['12 High Street, Leeds', 'Leeds'],
])('%s suggests %s first', async (typed, first) => {
  expect((await suggested(typed))[0]).toBe(first);
});

test('bigger places come first, and equal names are distinguished', async () => {
  expect((await suggested('b')).slice(0, 2)).toEqual(['Birmingham', 'Bradford']);
  expect((await suggested('newport')).slice(0, 2)).toEqual(['Newport', 'Newport, Isle of Wight']);
});

test.each(['zz1 1aa', 'JE2 3AB', 'Xyzzy', '%', '🏠'])(
  'nothing is suggested for %j',
  async (typed) => {
    expect(await suggested(typed)).toEqual([]);
  },
);

test('every suggestion has details, within the United Kingdom, under its ID', async () => {
  for (const q of ['a', 'SW1', 'new', 'bt', 'SW11 4NB', "King's"]) {
    const { body } = await api.call(autocompletePlaces, { query: { q } });
    for (const { id, description } of body.suggestions) {
      const place = await api.call(placeDetails, { params: { id } });

      expect(place).toMatchObject({
        status: 200,
        body: { id, address: description, country_id: 'UK', country_name: 'United Kingdom' },
      });
      expect(place.body.lat).toBeGreaterThan(49.8);
      expect(place.body.lat).toBeLessThan(60.9);
      expect(place.body.lon).toBeGreaterThan(-8.2);
      expect(place.body.lon).toBeLessThan(1.8);
    }
  }
});

test('a postcode lies in its district, always at the same point', async () => {
  const details = () => api.call(placeDetails, { params: { id: 'p-SW114NB' } });

  const [{ body: place }, { body: again }] = [await details(), await details()];

  expect(place).toMatchObject({ postcode: 'SW11 4NB', town: 'London' });
  expect(again).toEqual(place);
  expect(Math.abs(place.lat - 51.466)).toBeLessThan(0.006);
  expect(Math.abs(place.lon + 0.165)).toBeLessThan(0.01);
  expect(String(place.lat)).toMatch(/^\d+\.\d{1,7}$/);
});

test('neighbouring postcodes are close together, but not at the same point', async () => {
  const at = (id: string) => api.call(placeDetails, { params: { id } });
  const [{ body: here }, { body: there }] = [await at('p-SW114NB'), await at('p-SW114NA')];

  expect([here.lat, here.lon]).not.toEqual([there.lat, there.lon]);
  expect(Math.abs(here.lat - there.lat)).toBeLessThan(0.003);
});

test('a town has no postcode', async () => {
  const { body } = await api.call(placeDetails, { params: { id: 't-leeds' } });

  expect(body).toMatchObject({ town: 'Leeds', postcode: null });
});

test.each(['t-atlantis', 'd-ZZ9', 'p-ZZ11AA', 'p-sw114nb', 'constructor', '..%2F', 'SW11'])(
  'no place has the ID %s',
  async (id) => {
    expect(await api.call(placeDetails, { params: { id } })).toMatchObject({
      status: 404,
      body: { message: 'Address not found. Please enter valid address' },
    });
  },
);
