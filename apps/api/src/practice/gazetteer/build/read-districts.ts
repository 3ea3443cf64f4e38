// Reads data/postcode-districts.txt; the format is explained at the top of that file.
import { readFileSync } from 'node:fs';

export interface Point {
  lat: number;
  lon: number;
}

export interface NamedDistrict {
  code: string;
  town: string;
  /** The part of the town, when it has a name of its own. */
  part: string | undefined;
  /** From the file; undefined when it has to be looked up by name. */
  point: Point | undefined;
}

export interface PostTown {
  name: string;
  point: Point | undefined;
  districts: NamedDistrict[];
}

export interface PostcodeArea {
  code: string;
  towns: PostTown[];
}

export function readDistricts(file: string): PostcodeArea[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [code = '', towns = ''] = line.split(': ');

      return { code, towns: towns.split('; ').map((text) => readTown(code, text)) };
    });
}

function readTown(area: string, text: string): PostTown {
  const start = /^(\D+?)(?:@(-?[\d.]+),(-?[\d.]+))? (?=\d)/.exec(text);
  if (!start) throw new Error(`${area}: cannot read "${text}"`);
  const [whole, name = '', lat, lon] = start;

  return {
    name,
    point: pointOf(lat, lon),
    districts: [
      ...text
        .slice(whole.length)
        .matchAll(/(\d\S*?)(?:@([-.\d]+),([-.\d]+))?(?:=(\D+))?(?: (?=\d)|$)/g),
    ].flatMap(([, numbers = '', districtLat, districtLon, part]) =>
      range(numbers).map((number) => ({
        code: area + number,
        town: name,
        part,
        point: pointOf(districtLat, districtLon),
      })),
    ),
  };
}

/** '5-7' → 5, 6, 7; '1W' stays. */
function range(numbers: string): string[] {
  const [from = '', to] = numbers.split('-');
  if (to === undefined) return [from];

  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
    String(Number(from) + index),
  );
}

function pointOf(lat: string | undefined, lon: string | undefined): Point | undefined {
  return lat === undefined || lon === undefined
    ? undefined
    : { lat: Number(lat), lon: Number(lon) };
}
