import { invalidRequest } from './stripe-error.ts';

/** Finds the object with an id, as it is in a response. */
export type Lookup = (id: string) => object | undefined;

const maxDepth = 4;

/** Replaces ids with objects along each path of `expand[]`; `data.` means the rows of a list. */
export function expanded(body: object, paths: readonly string[], lookup: Lookup): object {
  let result: object = body;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > maxDepth) {
      throw invalidRequest(`expand goes ${maxDepth} levels deep at most`, undefined, 'expand');
    }
    result = expandPath(result, steps, path, lookup);
  }
  return result;
}

function expandPath(body: object, steps: string[], path: string, lookup: Lookup): object {
  const [step, ...rest] = steps;
  if (step === undefined) return body;
  const value = (body as Record<string, unknown>)[step];
  if (value === undefined) throw notExpandable(path);
  if (value === null) return body;
  return { ...body, [step]: expandValue(value, rest, path, lookup) };
}

function expandValue(value: unknown, rest: string[], path: string, lookup: Lookup): unknown {
  if (Array.isArray(value)) return value.map((row) => expandValue(row, rest, path, lookup));
  const found = typeof value === 'string' ? lookup(value) : value;
  if (typeof found !== 'object' || found === null) throw notExpandable(path);
  return expandPath(found, rest, path, lookup);
}

function notExpandable(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, undefined, 'expand');
}
