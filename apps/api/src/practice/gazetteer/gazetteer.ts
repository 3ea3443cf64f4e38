// British places from a bundled file, so that the address field works without an API key and
// without a network (D14). Read once, on the first request; a lookup takes well under a
// millisecond.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Point } from '@freely/domain/geo';
import { textKey } from './text-key.ts';

export interface Town {
  kind: 'town';
  id: string;
  description: string;
  town: string;
  lat: number;
  lon: number;
  /** Inhabitants in thousands, roughly. */
  size: number;
}

export interface District {
  kind: 'district';
  id: string;
  description: string;
  code: string;
  town: string;
  lat: number;
  lon: number;
}

export interface Gazetteer {
  towns: ReadonlyMap<string, Town>;
  /** By code: `SW11`. */
  districts: ReadonlyMap<string, District>;
  /** By code, `SW`: stands for districts that are not listed. */
  areas: ReadonlyMap<string, District>;
  /** The distinct points of all districts: those that share a post town may share its point. */
  middles: readonly Point[];
  /** The points of towns and of parts of towns, by the key of their name. */
  pointsByName: ReadonlyMap<string, readonly Point[]>;
  /** Sorted by key; a town has an entry for each word of its name. */
  nameIndex: readonly { key: string; isStart: boolean; town: Town }[];
}

let gazetteer: Gazetteer | undefined;

export function readGazetteer(): Gazetteer {
  gazetteer ??= build(
    readFileSync(join(import.meta.dirname, 'data/gazetteer.generated.txt'), 'utf8'),
  );

  return gazetteer;
}

function build(text: string): Gazetteer {
  const rows = text.split('\n').map((line) => line.split('\t'));
  const towns = rows.filter(([kind]) => kind === 'T').map(townOf);
  const districts = rows.filter(([kind]) => kind === 'D').map(districtOf);
  const areas = new Map<string, District>();
  for (const district of districts) {
    const area = district.code.replace(/\d.*/, '');
    if (!areas.has(area)) areas.set(area, district);
  }

  return {
    towns: new Map(towns.map((town) => [town.id, town])),
    districts: new Map(districts.map((district) => [district.code, district])),
    areas,
    middles: [...new Map(districts.map((each) => [`${each.lat} ${each.lon}`, each])).values()],
    pointsByName: pointsByName([...towns, ...districts]),
    nameIndex: towns.flatMap(indexEntriesOf).sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

function pointsByName(places: readonly (Town | District)[]): Map<string, Point[]> {
  const points = new Map<string, Point[]>();
  for (const { town, description, lat, lon } of places) {
    for (const key of new Set([town, description.split(',')[0] ?? ''].map(textKey))) {
      points.set(key, [...(points.get(key) ?? []), { lat, lon }]);
    }
  }

  return points;
}

function townOf([, name = '', within = '', county = '', lat, lon, size = '0']: string[]): Town {
  const description = [name, within, county].filter(Boolean).join(', ');

  return {
    kind: 'town',
    id: `t-${textKey(description).replaceAll(' ', '-')}`,
    description,
    town: within || name,
    lat: Number(lat),
    lon: Number(lon),
    size: Number(size),
  };
}

function districtOf([, code = '', town = '', part = '', lat, lon]: string[]): District {
  return {
    kind: 'district',
    id: `d-${code}`,
    description: [code, part, town].filter(Boolean).join(', '),
    code,
    town,
    lat: Number(lat),
    lon: Number(lon),
  };
}

function indexEntriesOf(town: Town) {
  const key = textKey(town.description);
  // 'hull' finds 'Kingston upon Hull', but the name of a surrounding town does not find a place in
  // it.
  const [name = ''] = town.description.split(',');
  const starts = [...textKey(name).matchAll(/\S+/g)].map(({ index }) => index);

  return starts.map((start) => ({ key: key.slice(start), isStart: start === 0, town }));
}
