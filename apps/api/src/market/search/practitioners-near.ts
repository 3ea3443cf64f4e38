import type { Point } from '@freely/domain/geo';
import type { Day } from '@freely/domain/london-time';
import { categories } from '@freely/domain/service-types';
import type { Db } from '../../infrastructure/database/index.ts';
import { findPage } from './search.repository.ts';

export interface Nearby {
  id: number;
  name: string;
  /** Pence: the treatment alone. */
  price: number;
}

const milesToASalon = 10;

/** Practitioners who are free for a treatment near a place on a day, the most reviewed first. */
export async function practitionersNear(
  db: Db,
  {
    point,
    kind,
    treatmentId,
    day,
    most,
  }: {
    point: Point;
    kind: 'mobile' | 'salon';
    treatmentId: number;
    day: Day;
    most: number;
  },
): Promise<Nearby[]> {
  const { rows } = await findPage(db, {
    ...point,
    kind,
    miles: milesToASalon,
    typeSlugs: categories,
    slugs: categories,
    treatmentId,
    day,
    fromMinute: 0,
    toMinute: 1439,
    sort: 'reviews',
    skip: 0,
    take: most,
    countAtMost: most,
  });

  return rows.map(({ id, price, card: [firstName, lastName] }) => ({
    id,
    name: `${firstName} ${lastName}`.trim(),
    price,
  }));
}
