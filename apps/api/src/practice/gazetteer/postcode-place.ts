import { createHash } from 'node:crypto';
import { parse } from 'postcode';
import type { District, Gazetteer } from './gazetteer.ts';

export interface PostcodePlace {
  id: string;
  description: string;
  postcode: string;
  town: string;
  lat: number;
  lon: number;
}

/** The place of a full postcode, in any spelling; null when there is no such area. */
export function postcodePlace(gazetteer: Gazetteer, text: string): PostcodePlace | null {
  const parsed = parse(text);
  if (!parsed.valid) return null;
  const district = findDistrict(gazetteer, parsed.outcode, parsed.district, parsed.area);
  if (!district) return null;

  return {
    id: `p-${parsed.postcode.replace(' ', '')}`,
    description: `${parsed.postcode}, ${district.town}`,
    postcode: parsed.postcode,
    town: district.town,
    ...pointWithin(district, parsed.incode),
  };
}

function findDistrict(
  { districts, areas }: Gazetteer,
  outcode: string,
  district: string,
  area: string,
): District | undefined {
  return districts.get(outcode) ?? districts.get(district) ?? areas.get(area);
}

/**
 * The bundled data has districts, not the postcodes in them. Each postcode gets its own point,
 * always the same one: offset from the middle by at most 450 m for its sector (`4` of `4NB`) and
 * 120 m for its unit.
 */
function pointWithin(middle: { lat: number; lon: number }, incode: string) {
  const sector = offset(incode.slice(0, 1), 450);
  const unit = offset(incode, 120);
  const metre = 1 / 111_200;
  const lat = middle.lat + (sector.north + unit.north) * metre;
  const lon =
    middle.lon + ((sector.east + unit.east) * metre) / Math.cos((middle.lat * Math.PI) / 180);

  return { lat: Number(lat.toFixed(7)), lon: Number(lon.toFixed(7)) };
}

function offset(seed: string, metres: number): { north: number; east: number } {
  const hash = createHash('sha256').update(seed).digest();
  const angle = (hash.readUInt16BE(0) / 65_536) * 2 * Math.PI;
  const distance = Math.sqrt(hash.readUInt16BE(2) / 65_536) * metres;

  return { north: Math.sin(angle) * distance, east: Math.cos(angle) * distance };
}
