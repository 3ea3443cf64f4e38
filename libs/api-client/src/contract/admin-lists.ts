import * as v from 'valibot';
import { Day, IdText, PageText } from './values.ts';

/** Shared by the lists of the admin area. */

/** The most rows on one page of `all`; the rest are on its next pages. */
export const maxListed = 1000;

/** What was typed into the search field. */
export const SearchText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)));

export const ListFields = {
  q: SearchText,
  page: v.optional(PageText, '1'),
  per_page: v.optional(v.picklist(['10', '25', '50', 'all']), '10'),
};

/** London days, both included. */
export const Period = { from: v.optional(Day), to: v.optional(Day) };

interface FromTo {
  from?: string | undefined;
  to?: string | undefined;
}

export const isInOrder = ({ from, to }: FromTo): boolean => !from || !to || from <= to;
export const notInOrder = 'rules.date.order';

/** A column name; with a `-` in front, in reverse order. */
export const sortBy = <const Name extends string>(...names: Name[]) =>
  v.picklist(names.flatMap((name) => [name, `-${name}` as const]));

export const UserParams = v.object({ user_id: IdText });

/** An event in the history of an account or object. `actor` is null when it was nobody's action. */
export const HistoryEntry = v.object({
  /** As in the audit log, such as `practitioner.approve`; or `registered`, `joined`. */
  kind: v.string(),
  at: v.string(),
  actor: v.nullable(v.string()),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;
