import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/support/start-test-api.ts';
import { readGazetteer } from './gazetteer.ts';
import { postcodePlace } from './postcode-place.ts';
import { requirePlace } from './require-place.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const battersea = { lat: 51.4652, lng: -0.1708 };
const durness = { lat: 58.568, lng: -4.747 };
const unst = { lat: 60.75, lng: -0.87 };

/** The field that is refused; null for none. */
async function refusedField(city: string, postcode: string, location: typeof battersea) {
  try {
    await requirePlace(api.db, { city, postcode, location }, 'address');
    return null;
  } catch (error) {
    return Object.keys((error as { fields: object }).fields)[0];
  }
}

test.each([
  ['London', 'SW11 4NB', battersea],
  ['London', 'SW11', battersea],
  ['Battersea', 'sw114nb', battersea],
  // A street that the districts of the gazetteer do not list, and a village that it does not know.
  ['London', 'W1A 1AA', { lat: 51.5186, lng: -0.1437 }],
  ['Nowhere on the Map', 'SW11 4NB', battersea],
  // The districts of the far north are dozens of miles wide.
  ['Lairg', 'IV27 4PN', durness],
  ['Shetland', 'ZE2 9DP', unst],
])('%s, %s is a place', async (city, postcode, location) => {
  expect(await refusedField(city, postcode, location)).toBeNull();
});

test.each([
  ['Aberdeen', 'AB10 1AB', battersea, 'address.postcode'],
  ['London', 'EH1 1AA', battersea, 'address.postcode'],
  ['London', 'CR0 1AA', battersea, 'address.postcode'],
  ['Lairg', 'IV27 4PN', battersea, 'address.postcode'],
  ['London', 'ZZ1 1AA', battersea, 'address.postcode'],
  ['London', 'SW11 4NB', { lat: 0, lng: 0 }, 'address.postcode'],
  ['Edinburgh', 'SW11 4NB', battersea, 'address.city'],
  ['Call 07700 900123', 'SW11 4NB', battersea, 'address.city'],
])('%s, %s with another point or town is refused', async (city, postcode, location, field) => {
  expect(await refusedField(city, postcode, location)).toBe(field);
});

test('what the gazetteer itself suggests for a postcode is a place, in every district', async () => {
  const gazetteer = readGazetteer();
  const refused = [];
  for (const { code } of [...gazetteer.districts.values()].filter((_, index) => index % 9 === 0)) {
    const place = postcodePlace(gazetteer, `${code} 1AA`);
    if (!place) continue;
    const { town, postcode, lat, lon } = place;
    if (await refusedField(town, postcode, { lat, lng: lon })) refused.push(postcode);
  }

  expect(refused).toEqual([]);
});

test('an imported postcode counts more exactly than its district', async () => {
  const hackney = { lat: 51.5461, lng: -0.0554 };
  await api.db
    .insertInto('exact_postcodes')
    .values({ postcode: 'E81EA', lat: hackney.lat, lon: hackney.lng })
    .execute();
  const bow = { lat: 51.5286, lng: 0.016 };

  expect(await refusedField('London', 'E8 1EA', hackney)).toBeNull();
  expect(await refusedField('London', 'E8 1EB', bow)).toBeNull();
  expect(await refusedField('London', 'E8 1EA', bow)).toBe('address.postcode');
});
