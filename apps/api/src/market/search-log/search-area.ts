import { type Cell, cellCentre, type Point } from '@freely/domain/geo';
import { nearestDistrict } from '../../practice/gazetteer/index.ts';

/** The same as `lat_cell` and `lon_cell` in the database. */
export function cellOf({ lat, lon }: Point): Cell {
  return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };
}

export interface Area {
  area: string;
  town: string;
}

const cache = new Map<string, Area>();
// Great Britain and Northern Ireland have fewer squares on land.
const cacheLimit = 60_000;

/** A readable name for a grid square: the nearest postcode district, and its town. */
export function areaOf(cell: Cell): Area {
  const key = `${cell.latCell} ${cell.lonCell}`;
  const cached = cache.get(key);
  if (cached) return cached;

  const district = nearestDistrict(cellCentre(cell));
  const area = district
    ? { area: district.code, town: district.town }
    : { area: 'Elsewhere', town: '' };
  if (cache.size < cacheLimit) cache.set(key, area);

  return area;
}
