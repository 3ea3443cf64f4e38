import type { GenericSchema } from 'valibot';
import type { SchemaShape } from './schema-shape.ts';

/**
 * The field that has an array where its schema has an object; null where there is none. An array has no fields,
 * but Valibot takes it for an object: where all fields may be missing it would be accepted, and nothing of it
 * done, or everything taken as empty.
 *
 * @returns the path of the field, as `1.monday`; empty for the whole input
 */
export function fieldOfArrayForObject(schema: GenericSchema, input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const { entries, item, value, wrapped, getter } = schema as SchemaShape;
  const inner = wrapped ?? getter?.(input);
  if (inner) return fieldOfArrayForObject(inner, input);
  if (entries && Array.isArray(input)) return '';
  for (const [key, each] of Object.entries(input)) {
    const schemaOfKey =
      entries && Object.hasOwn(entries, key) ? entries[key] : Array.isArray(input) ? item : value;
    const found = schemaOfKey ? fieldOfArrayForObject(schemaOfKey, each) : null;
    if (found !== null) return found === '' ? key : `${key}.${found}`;
  }

  return null;
}
