// Kept true to migrations 0003, 0008 and 0014. Read only: the database writes these by itself.
import type { ColumnType } from 'kysely';

type Kept<T> = ColumnType<T, never, never>;

/** A row is there for each practitioner who can be found (D30). */
export interface LivePractitionersTable {
  practitioner_id: Kept<number>;
  mobile: Kept<boolean>;
  salon: Kept<boolean>;
  lat_cell: Kept<number>;
  lon_cell: Kept<number>;
  /** What a result shows of them: `PractitionerCard` of the search. */
  card: Kept<unknown>;
  reviews_amount: Kept<number>;
  overall: Kept<number | null>;
}

/** The means of the reviews that are not hidden. */
export interface PractitionerRatingsTable {
  practitioner_id: Kept<number>;
  reviews_amount: Kept<number>;
  friendliness: Kept<number>;
  communication: Kept<number>;
  satisfaction: Kept<number>;
  timekeeping: Kept<number>;
  overall: Kept<number>;
}
