import type { Parameters } from './parameters.ts';
import { invalidRequest, noSuch } from './stripe-error.ts';

export interface StripeList<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

export const pageParameters = ['limit', 'starting_after', 'ending_before', 'created', 'expand'];

interface Listed {
  id: string;
  created?: number | undefined;
}

/** One page of `items`, which come newest first. */
export function listPage<T extends Listed>(
  items: readonly T[],
  parameters: Parameters,
  url: string,
): StripeList<T> {
  const limit = parameters.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('limit is from 1 to 100', 'parameter_invalid_integer', 'limit');
  }
  const inTime = items.filter(createdFilter(parameters));
  const after = parameters.string('starting_after');
  const before = parameters.string('ending_before');

  if (before !== undefined) {
    const end = indexOf(inTime, before, 'ending_before');
    const data = inTime.slice(Math.max(0, end - limit), end);
    return { object: 'list', url, has_more: end > limit, data };
  }
  const start = after === undefined ? 0 : indexOf(inTime, after, 'starting_after') + 1;
  const data = inTime.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < inTime.length, data };
}

function indexOf(items: readonly Listed[], id: string, parameter: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index < 0) throw noSuch('object', id, parameter);
  return index;
}

/** `created=…` or `created[gte]=…` and its like. */
function createdFilter(parameters: Parameters): (item: Listed) => boolean {
  if (typeof parameters.raw.created === 'string') {
    const exact = parameters.integer('created');
    return (item) => item.created === exact;
  }
  const range = parameters.hash('created');
  if (range === undefined) return () => true;
  range.allowOnly(['gt', 'gte', 'lt', 'lte']);
  const gt = range.integer('gt') ?? -Infinity;
  const gte = range.integer('gte') ?? -Infinity;
  const lt = range.integer('lt') ?? Infinity;
  const lte = range.integer('lte') ?? Infinity;
  return ({ created = 0 }) => created > gt && created >= gte && created < lt && created <= lte;
}
