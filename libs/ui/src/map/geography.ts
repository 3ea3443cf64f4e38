// Loaded only when a map comes near the viewport: some 40 kB compressed.
import { coast, towns } from './geography.generated.ts';
import { type Frame, isInFrame, project } from './project.ts';

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

/** What lies around a place: real coast, and the real places of towns. */
export function groundAround(frame: Frame): Ground {
  const land = rings.map((ring) => {
    const points = ring.map((point) => {
      const { x, y } = project(frame, point);
      return `${Math.round(x)} ${Math.round(y)}`;
    });
    return `M${points.join('L')}Z`;
  });

  return { land: land.join(''), towns: withRoom(frame) };
}

/** Larger towns first; a name that would cover another one, or the marker, is left out. */
function withRoom(frame: Frame): Ground['towns'] {
  const near = allTowns
    .map(({ name, size, ...point }) => ({ name, size, ...project(frame, point) }))
    .filter(isInFrame)
    .sort((a, b) => b.size - a.size || fromMiddle(a) - fromMiddle(b));
  const shown: Ground['towns'] = [];
  const taken: Box[] = [marker];
  for (const { name, x, y } of near) {
    const width = name.length * letterWidth + 12;
    const isLabelBefore = x + width > 600;
    const left = isLabelBefore ? x - width : x - 4;
    const box = {
      left,
      right: left + width + 4,
      top: y - lineHeight / 2,
      bottom: y + lineHeight / 2,
    };
    if (shown.length === maxTowns) break;
    if (taken.some((other) => overlaps(box, other))) continue;
    taken.push(box);
    shown.push({ name, x: Math.round(x), y: Math.round(y), isLabelBefore });
  }

  return shown;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const fromMiddle = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 320, y - 140);
