import type { ColumnType, JSONColumnType } from 'kysely';

/** An identity column: never written. */
export type Id = ColumnType<number, never, never>;
/** An instant that must be provided. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** An instant that the database fills in. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** `YYYY-MM-DD`. */
export type DayColumn = string;
/** A range of instants, as PostgreSQL writes it; made with `sql`. */
export type Range = ColumnType<string, string, string>;
export type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>;
