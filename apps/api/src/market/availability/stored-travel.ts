import type { Visit } from '@freely/domain/roads';
import type { Stop, Travel } from '@freely/domain/travel-time';
import type { StoredRoad } from './measured-roads.ts';

export interface StoredVisit extends Visit {
  customerId: number;
  isSalon: boolean;
  /** The outward code of its postcode, which names the ends of roads. */
  code: string;
}

/** As the database function read_travel returns it. */
export interface StoredTravel extends Omit<Travel, 'base'> {
  base: (Stop & { code: string }) | null;
  /** By weekday, Sunday first; empty, or null: as on the base. */
  milesByDay: (number | null)[];
  /** The points of all salons, by id. */
  salons: Record<string, Stop>;
  visits: StoredVisit[];
  /** Left out before the service was asked for roads of this practitioner. */
  measuredRoads?: StoredRoad[];
}
