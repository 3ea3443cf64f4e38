import { match } from 'postcode';
import type { District, Gazetteer, Town } from './gazetteer.ts';
import { type PostcodePlace, postcodePlace } from './postcode-place.ts';
import { textKey } from './text-key.ts';

const limit = 8;

type Found = PostcodePlace | District | Town;

/** Suggests places for a text that is still being typed, the most likely first. */
export function findPlaces(gazetteer: Gazetteer, text: string): Found[] {
  // A full postcode is enough, whatever the rest of the text.
  const postcodes = match(text.toUpperCase())
    .map((postcode) => postcodePlace(gazetteer, postcode))
    .filter((place) => place !== null);
  if (postcodes.length > 0) return postcodes.slice(0, limit);

  const districts = findDistricts(gazetteer, text);
  if (districts.length > 0) return districts;

  const towns = findTowns(gazetteer, textKey(text));
  if (towns.length > 0) return towns;

  // '12 High Street, Leeds': the gazetteer has no streets, but it has the town.
  const end = text.slice(text.lastIndexOf(',') + 1);
  return end === text ? [] : findTowns(gazetteer, textKey(end));
}

/** 'SW1' matches SW1 and SW11; 'SW11 4' and 'sw114n' are in SW11. */
function findDistricts({ districts }: Gazetteer, text: string): District[] {
  const [, start = '', inward = ''] =
    /^\s*([a-z]{1,2}\d[a-z\d]{0,4})(?:\s+(\d[a-z]{0,2}))?\b/i.exec(text) ?? [];
  if (start === '') return [];
  const code = start.toUpperCase();

  if (inward === '') {
    const matches = [...districts.values()].filter((district) => district.code.startsWith(code));
    if (matches.length > 0) return matches.sort(byCode).slice(0, limit);
  }
  for (let length = code.length; length >= 2; length -= 1) {
    const district = districts.get(code.slice(0, length));
    if (district && /^(\d[A-Z]{0,2})?$/.test(code.slice(length))) return [district];
  }

  return [];
}

function byCode(a: District, b: District): number {
  return a.code.length - b.code.length || (a.code < b.code ? -1 : 1);
}

function findTowns({ nameIndex }: Gazetteer, key: string): Town[] {
  if (key === '') return [];
  const found = new Map<Town, number>();
  for (let at = lowerBound(nameIndex, key); nameIndex[at]?.key.startsWith(key); at += 1) {
    const entry = nameIndex[at];
    if (!entry) break;
    const weight = weightOf(entry, key);
    found.set(entry.town, Math.max(weight, found.get(entry.town) ?? 0));
  }

  return [...found]
    .sort(
      ([a, weightA], [b, weightB]) => weightB - weightA || (a.description < b.description ? -1 : 1),
    )
    .slice(0, limit)
    .map(([town]) => town);
}

/**
 * Cities that start with the text come first, then exact names, then other towns, then the rest.
 */
function weightOf({ key, isStart, town }: Gazetteer['nameIndex'][number], typed: string): number {
  if (!isStart) return 0;
  const isWhole = key === typed || (key.startsWith(`${typed} `) && textKey(nameOf(town)) === typed);

  return 1 + Math.max(town.size, isWhole ? 25 : 0) + town.size / 1000;
}

function nameOf({ description }: Town): string {
  return description.split(',')[0] ?? '';
}

function lowerBound(nameIndex: Gazetteer['nameIndex'], key: string): number {
  let from = 0;
  let to = nameIndex.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((nameIndex[middle]?.key ?? '') < key) from = middle + 1;
    else to = middle;
  }

  return from;
}
