import * as v from 'valibot';
import type { RuleKey } from './field-props.ts';

/** Messages are keys of `rules`, put into words where they are shown. */
export const rule = (key: RuleKey): RuleKey => key;

/** Something, an at sign, something (spec 1 §5). */
export const Email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(rule('emailRequired')),
  v.regex(/^[^@\s]+@[^@\s]+$/, rule('emailFormat')),
);
