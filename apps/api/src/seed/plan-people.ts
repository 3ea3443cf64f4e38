import type { PlannedPerson, PlannedPlace } from './plan.ts';
import type { Random } from './random.ts';
import { nameGroups } from './words/people.ts';
import { streets, type Town } from './words/towns.ts';

const grounds = ['petal', 'oat', 'sea', 'sky', 'ochre', 'mauve', 'blush'] as const;
const tops = ['viridian', 'plum', 'ink', 'clay', 'moss', 'chalk'] as const;
const fronds = ['moss', 'viridian', 'plum', 'clay'] as const;
const day = 86_400_000;

export interface PersonParts {
  id: number;
  town: Town;
  now: Date;
  roles: PlannedPerson['roles'];
  /** Of a hundred, how many are men. */
  men: number;
  /** Of one, how many have a portrait. */
  portraits: number;
  /** At most so many days ago. */
  joinedWithin: number;
}

export function planPerson(random: Random, parts: PersonParts): PlannedPerson {
  const group = random.pick(nameGroups);
  const isMan = random.chance(parts.men / 100);
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
    // Numbers that the regulator keeps for drama.
    phone: `07700900${String(random.whole(0, 999)).padStart(3, '0')}`,
    look: random.chance(parts.portraits)
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
      parts.now.getTime() - random.whole(1, parts.joinedWithin) * day - random.whole(0, day),
    ),
  };
}

const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/** An invented address around the middle of a town. */
export function planPlace(random: Random, town: Town): PlannedPlace {
  const letter = () => letters.charAt(random.whole(0, letters.length - 1));
  const milesOfDegree = 69.1;

  return {
    address: `${random.whole(1, 120)} ${random.pick(streets)}`,
    city: town.name,
    postcode: `${random.pick(town.districts)} ${random.whole(1, 9)}${letter()}${letter()}`,
    lat: sevenDecimals(town.lat + (random.spread() * town.breadth) / milesOfDegree),
    lon: sevenDecimals(
      town.lon +
        (random.spread() * town.breadth) / (milesOfDegree * Math.cos((town.lat * Math.PI) / 180)),
    ),
  };
}

function sevenDecimals(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}
