/** The part of the country that a drawing shows, in its viewBox of 640 by 280 units. */
export interface Frame {
  /** Degrees, WGS 84: the middle of the drawing. */
  lat: number;
  lng: number;
  unitsPerMetre: number;
}

const METRES_PER_DEGREE = 111_320;

/** A point in units of the drawing. Flat: the frame is a few miles wide. */
export function project(
  { lat, lng, unitsPerMetre }: Frame,
  point: { lat: number; lng: number },
): { x: number; y: number } {
  const unitsPerDegree = METRES_PER_DEGREE * unitsPerMetre;
  const east = (point.lng - lng) * Math.cos((lat * Math.PI) / 180);

  return { x: 320 + east * unitsPerDegree, y: 140 - (point.lat - lat) * unitsPerDegree };
}

/** With room for half a line at the edges. */
export const isInFrame = ({ x, y }: { x: number; y: number }): boolean =>
  x > 8 && x < 632 && y > 12 && y < 268;
