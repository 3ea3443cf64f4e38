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

/** A part of the drawing, in its units. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const [width, height] = [640, 280];

/** What an element of this size shows: a narrow one cuts off both ends, a wide one the top and the bottom. */
export function shownPart(element: { clientWidth: number; clientHeight: number }): Box & {
  /** Pixels of one unit. */
  scale: number;
} {
  // Nothing is cut off before there is a layout.
  const { clientWidth = width, clientHeight = height } = element.clientWidth > 0 ? element : {};
  const scale = Math.max(clientWidth / width, clientHeight / height);
  const [halfWidth, halfHeight] = [clientWidth / scale / 2, clientHeight / scale / 2];

  return {
    scale,
    left: width / 2 - halfWidth,
    right: width / 2 + halfWidth,
    top: height / 2 - halfHeight,
    bottom: height / 2 + halfHeight,
  };
}
