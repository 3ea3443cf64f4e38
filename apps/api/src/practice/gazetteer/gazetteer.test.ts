import { milesBetween } from '@freely/domain/geo';
import { expect, test } from '@jest/globals';
import { readGazetteer } from './gazetteer.ts';

const districts = [...readGazetteer().districts.values()];
const areaOf = (code: string) => code.replace(/\d.*/, '');

// Several towns have the same name: the generator takes the nearest to the first town of the area, which
// may be another one where the right one is missing from its source.
test('no district lies in the middle of another area, far from its own', () => {
  const lost = districts.filter((district) => {
    const milesTo = (isOwn: boolean) =>
      districts
        .filter((other) => (areaOf(other.code) === areaOf(district.code)) === isOwn)
        .filter((other) => other.code !== district.code)
        .map((other) => milesBetween(district, other))
        .sort((a, b) => a - b);
    const [own = 0] = milesTo(true);

    return own > 15 && (milesTo(false)[1] ?? Infinity) < 7;
  });

  expect(lost.map(({ code }) => code)).toEqual([]);
});

test.each([
  ['IG10', 'Loughton', 51.65, 0.07],
  ['RG28', 'Whitchurch', 51.23, -1.34],
  ['SK8', 'Cheadle', 53.39, -2.22],
  ['TA21', 'Wellington', 50.98, -3.22],
])('%s is the %s of its own county', (code, town, lat, lon) => {
  const district = readGazetteer().districts.get(code);

  expect(district).toMatchObject({ code, town });
  expect(milesBetween({ lat, lon }, district ?? { lat: 0, lon: 0 })).toBeLessThan(1);
});
