import { type Cell, cellCentre, type Point } from '@freely/domain/geo';
import { nearestDistrict } from '../places/index.ts';

/** As the database has it: `lat_cell` and `lon_cell`. */
export function cellOf({ lat, lon }: Point): Cell {
  return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };
}

export interface Area {
  area: string;
  town: string;
}

const known = new Map<string, Area>();
// All of Great Britain and Northern Ireland has fewer squares on land.
const most = 60_000;

/** What people call a square of the grid: the nearest postcode district, and its town. */
export function areaOf(cell: Cell): Area {
  const key = `${cell.latCell} ${cell.lonCell}`;
  const before = known.get(key);
  if (before) return before;

  const district = nearestDistrict(cellCentre(cell));
  const area = district
    ? { area: district.code, town: district.town }
    : { area: 'Elsewhere', town: '' };
  if (known.size < most) known.set(key, area);

  return area;
}
