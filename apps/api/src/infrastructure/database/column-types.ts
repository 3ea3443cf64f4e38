import type { ColumnType, JSONColumnType } from 'kysely';

/** An identity column: never written. */
export type Id = ColumnType<number, never, never>;
/** An instant that must be provided. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** An instant that the database fills in. */
export type Stamp = ColumnType<Date, Date | string | undefined, Date | string>;
/** `YYYY-MM-DD`. */
export type Day = string;
/** A range of instants, as PostgreSQL writes it; made with `sql`. */
export type Range = ColumnType<string, string, string>;
/** An object that is `{}` unless it is written; written as text. */
export type Json = JSONColumnType<Record<string, unknown>, string | undefined, string>;
export type RequiredJson = JSONColumnType<Record<string, unknown>, string, string>;
export type NullableJson = ColumnType<
  Record<string, unknown> | null,
  string | null | undefined,
  string | null
>;
/** Triggers write it. */
export type ReadOnly<T> = ColumnType<T, never, never>;
