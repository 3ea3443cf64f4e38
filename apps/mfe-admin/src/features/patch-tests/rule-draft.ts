import type { PatchTestRule } from '@freely/api-client/contract';
import { patchTestBounds } from '@freely/domain/patch-tests';

export const ruleFields = ['hours_before', 'months_valid', 'price', 'duration'] as const;
export type RuleField = (typeof ruleFields)[number];

/** What is typed, by field. */
export type RuleDraft = Record<RuleField, string>;

/** What most suppliers ask for. */
const usual: PatchTestRule = { hours_before: 48, months_valid: 6, price: 0, duration: 15 };

export function draftOf(rule: PatchTestRule | null): RuleDraft {
  const { hours_before, months_valid, price, duration } = rule ?? usual;

  return {
    hours_before: String(hours_before),
    months_valid: String(months_valid),
    price: String(price),
    duration: String(duration),
  };
}

/** Only the price may have pence. */
export function isAllowed(field: RuleField, text: string): boolean {
  const { min, max } = patchTestBounds[field];
  const pattern = field === 'price' ? /^\d+(\.\d{1,2})?$/ : /^\d+$/;
  const value = Number(text);

  return pattern.test(text.trim()) && value >= min && value <= max;
}

/** Null while a field is out of its bounds. */
export function ruleOf(draft: RuleDraft): PatchTestRule | null {
  if (!ruleFields.every((field) => isAllowed(field, draft[field]))) return null;

  return {
    hours_before: Number(draft.hours_before),
    months_valid: Number(draft.months_valid),
    price: Number(draft.price),
    duration: Number(draft.duration),
  };
}
