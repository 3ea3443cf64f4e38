import { isStorable } from '@freely/domain/plain-text';

/** A place in a request, with the way back to its root: as long a path as somebody nests is never built up. */
interface Place {
  value: unknown;
  key: string;
  parent: Place | null;
}

/**
 * The first field whose text PostgreSQL cannot store as it is: NUL, and halves of a character, which would become
 * another one. Null where there is none. Without recursion, since nesting is for a stranger to choose.
 *
 * @returns the path of the field, as `address.city`; empty for a text that is the whole input
 */
export function fieldOfUnstorableText(input: unknown): string | null {
  const left: Place[] = [{ value: input, key: '', parent: null }];
  for (let place = left.pop(); place; place = left.pop()) {
    const { value } = place;
    if (typeof value === 'string' && !isStorable(value)) return pathOf(place);
    if (!isContainer(value)) continue;
    // The last that is pushed is looked at next: of two fields, the first one is named.
    for (const [key, each] of Object.entries(value).reverse()) {
      left.push({ value: each, key, parent: place });
    }
  }

  return null;
}

/** Not a file of a form. The prototype says nothing: that of a query is the parser's own. */
const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Blob);

function pathOf({ key, parent }: Place): string {
  const keys = [key];
  for (let each = parent; each?.parent; each = each.parent) keys.push(each.key);

  return keys.reverse().join('.');
}
