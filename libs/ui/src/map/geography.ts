// Loaded only when a map comes near the viewport: some 40 kB compressed.
import { coast, towns } from './geography.generated.ts';
import { type Box, type Frame, project, shownPart } from './project.ts';

export interface Ground {
  /** The land as a path: a subpath for each island. */
  land: string;
  /** The towns that have room for their name, the largest first. */
  towns: { name: string; x: number; y: number; isLabelBefore: boolean }[];
}

interface Town {
  name: string;
  lat: number;
  lng: number;
  size: number;
}

/** More would hide the place itself. */
const maxTowns = 14;
const letterWidth = 7.4;
const lineHeight = 17;
/** What the marker covers, above the middle. */
const marker = { left: 302, right: 338, top: 86, bottom: 128 };

const rings = coast.split(';').map((ring) => {
  let [lng, lat] = [0, 0];

  return ring.split(' ').map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number);
    lng += east;
    lat += north;

    return { lat: lat / 1000, lng: lng / 1000 };
  });
});

const allTowns: Town[] = towns.split(';').map((row) => {
  const [name = '', lng, lat, size] = row.split(',');

  return { name, lng: Number(lng) / 1000, lat: Number(lat) / 1000, size: Number(size) };
});

/** Pixels that the credit and the scale bar take, in the lower corners. */
const credit = { width: 190, height: 36 };
const scaleBar = { width: 140, height: 52 };

/**
 * What lies around a place: real coast, and the real places of towns.
 *
 * @param element shows the drawing; its size decides which names have room
 */
export function groundAround(frame: Frame, element = { clientWidth: 0, clientHeight: 0 }): Ground {
  const land = rings.map((ring) => {
    const points = ring.map((point) => {
      const { x, y } = project(frame, point);
      return `${Math.round(x)} ${Math.round(y)}`;
    });
    return `M${points.join('L')}Z`;
  });

  return { land: land.join(''), towns: withRoom(frame, shownPart(element)) };
}

/** Larger towns first; a name that would cover anything else, or be cut off, is left out. */
function withRoom(frame: Frame, shown: ReturnType<typeof shownPart>): Ground['towns'] {
  const near = allTowns
    .map(({ name, size, ...point }) => ({ name, size, ...project(frame, point) }))
    .sort((a, b) => b.size - a.size || fromMiddle(a) - fromMiddle(b));
  const named: Ground['towns'] = [];
  const { left, right, bottom, scale } = shown;
  const above = (corner: { height: number }) => bottom - corner.height / scale;
  const taken: Box[] = [
    marker,
    { left, right: left + credit.width / scale, top: above(credit), bottom },
    { left: right - scaleBar.width / scale, right, top: above(scaleBar), bottom },
  ];
  for (const { name, x, y } of near) {
    const width = name.length * letterWidth + 12;
    const isLabelBefore = x + width > right - 8;
    const start = isLabelBefore ? x - width : x - 4;
    const box = {
      left: start,
      right: start + width + 4,
      top: y - lineHeight / 2,
      bottom: y + lineHeight / 2,
    };
    if (named.length === maxTowns) break;
    if (!contains(shown, box) || taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    named.push({ name, x: Math.round(x), y: Math.round(y), isLabelBefore });
  }

  return named;
}

const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  inner.right <= outer.right &&
  outer.top <= inner.top &&
  inner.bottom <= outer.bottom;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 320, y - 140);
