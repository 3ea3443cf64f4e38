import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** An identity column: never written. */
export type Id = ColumnType<number, never, never>;
/** An instant that must be given. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** An instant that the database fills in. */
export type Stamp = Generated<Date>;
/** `YYYY-MM-DD`. */
export type DayColumn = string;
/** A range of instants, as PostgreSQL writes it; made with `sql`. */
export type Range = ColumnType<string, string, string>;
export type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>;
