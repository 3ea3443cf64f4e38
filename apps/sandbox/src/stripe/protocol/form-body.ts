/** A form with bracketed names, as Stripe's packages send it: `a[b]=1&c[0]=2&c[]=3`. */
export type FormValue = string | FormValue[] | FormHash;
export interface FormHash {
  [name: string]: FormValue;
}

const maxDepth = 8;

export function parseForm(text: string): FormHash {
  const form = emptyHash();
  for (const [key, value] of new URLSearchParams(text)) place(form, pathOf(key), value);
  return withLists(form);
}

/** Without a prototype, because a parameter may be named `constructor` or `__proto__`. */
function emptyHash(): FormHash {
  return Object.create(null) as FormHash;
}

function pathOf(key: string): string[] {
  const open = key.indexOf('[');
  if (open <= 0 || !key.endsWith(']')) return [key];
  return [key.slice(0, open), ...key.slice(open + 1, -1).split('][')].slice(0, maxDepth);
}

function place(form: FormHash, path: string[], value: string): void {
  let target = form;
  for (const [depth, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(target).length) : part;
    if (depth === path.length - 1) {
      target[name] = value;
      return;
    }
    const next = target[name];
    if (typeof next === 'object' && !Array.isArray(next)) {
      target = next;
    } else {
      const fresh = emptyHash();
      target[name] = fresh;
      target = fresh;
    }
  }
}

/** Turns hashes with the names 0, 1, 2 … into lists. */
function withLists(hash: FormHash): FormHash {
  const result = emptyHash();
  for (const [name, value] of Object.entries(hash)) result[name] = listOrHash(value);
  return result;
}

function listOrHash(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  return isList ? Object.values(value).map(listOrHash) : withLists(value);
}
