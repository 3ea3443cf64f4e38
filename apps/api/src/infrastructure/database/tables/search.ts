// Mirrors migrations 0003, 0008 and 0014. Read-only: triggers of the database write these tables.
import type { ColumnType } from 'kysely';

type ReadOnly<T> = ColumnType<T, never, never>;

/** One row for each practitioner who can be found (D30). */
export interface LivePractitionersTable {
  practitioner_id: ReadOnly<number>;
  mobile: ReadOnly<boolean>;
  salon: ReadOnly<boolean>;
  lat_cell: ReadOnly<number>;
  lon_cell: ReadOnly<number>;
  /** What a result shows of them: `PractitionerCard` of the search. */
  card: ReadOnly<unknown>;
  reviews_amount: ReadOnly<number>;
  overall: ReadOnly<number | null>;
}

/** The averages of the reviews that are not hidden. */
export interface PractitionerRatingsTable {
  practitioner_id: ReadOnly<number>;
  reviews_amount: ReadOnly<number>;
  friendliness: ReadOnly<number>;
  communication: ReadOnly<number>;
  satisfaction: ReadOnly<number>;
  timekeeping: ReadOnly<number>;
  overall: ReadOnly<number>;
}
