import { millisecondsInDay as day } from 'date-fns/constants';
import { nearestDistrict } from '../practice/gazetteer/index.ts';
import { nameGroups } from './data/people.ts';
import { streets, type Town } from './data/towns.ts';
import type { PlannedPerson, PlannedPlace } from './plan.ts';
import type { Random } from './random.ts';

const grounds = ['petal', 'oat', 'sea', 'sky', 'ochre', 'mauve', 'blush'] as const;
const tops = ['viridian', 'plum', 'ink', 'clay', 'moss', 'chalk'] as const;
const fronds = ['moss', 'viridian', 'plum', 'clay'] as const;

export interface PersonParts {
  id: number;
  town: Town;
  now: Date;
  roles: PlannedPerson['roles'];
  percentMen: number;
  /** The share of people with a portrait: 0 to 1. */
  portraitShare: number;
  /** They joined at most this many days ago. */
  joinedWithinDays: number;
}

export function planPerson(random: Random, parts: PersonParts): PlannedPerson {
  const group = random.pick(nameGroups);
  const isMan = random.chance(parts.percentMen / 100);
  const firstName = random.pick(isMan ? group.men : group.women);
  const lastName = random.pick(group.families);
  const mailbox = `${firstName}.${lastName}.${parts.id}`
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9.]/g, '')
    .toLowerCase();

  return {
    id: parts.id,
    firstName,
    lastName,
    isMan,
    email: `${mailbox}@people.example`,
    // Ofcom reserves these phone numbers for use in drama.
    phone: `07700900${String(random.whole(0, 999)).padStart(3, '0')}`,
    look: random.chance(parts.portraitShare)
      ? {
          skin: random.pick(group.skins),
          hair: random.pick(group.hair),
          back: isMan ? 'crop' : random.pick(group.womensHair),
          ground: random.pick(grounds),
          top: random.pick(tops),
          neckline: random.pick(['round', 'vee', 'high'] as const),
          beard: isMan && random.chance(0.5),
          glasses: random.chance(0.2),
          ...(!isMan && random.chance(0.4) ? { earrings: 'ochre' as const } : {}),
          ...(random.chance(0.3) ? { frondFill: random.pick(fronds) } : {}),
        }
      : null,
    town: parts.town,
    roles: parts.roles,
    joinedAt: new Date(
      parts.now.getTime() - random.whole(1, parts.joinedWithinDays) * day - random.whole(0, day),
    ),
  };
}

const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** An invented address near the centre of a town. */
export function planPlace(random: Random, town: Town): PlannedPlace {
  const letter = () => letters.charAt(random.whole(0, letters.length - 1));
  const milesPerDegree = 69.1;

  const address = `${random.whole(1, 120)} ${random.pick(streets)}`;
  const inward = `${random.whole(1, 9)}${letter()}${letter()}`;
  const point = {
    lat: sevenDecimals(town.lat + (random.spread() * town.spreadMiles) / milesPerDegree),
    lon: sevenDecimals(
      town.lon +
        (random.spread() * town.spreadMiles) /
          (milesPerDegree * Math.cos((town.lat * Math.PI) / 180)),
    ),
  };
  const district = nearestDistrict(point);
  if (district === null) throw new Error(`${town.name} is in no postcode district`);

  return { address, city: town.name, postcode: `${district.code} ${inward}`, ...point };
}

function sevenDecimals(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
