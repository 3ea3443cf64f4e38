import { decoded } from './decoded.ts';

/**
 * Whether a path has something other than a number where its route expects an id: `:id`, or a name
 * that ends in `_id`. There is no such page, whoever asks (D78).
 */
export function hasMalformedId(route: string, path: string): boolean {
  const given = path.split('?')[0]?.split('/').map(decoded) ?? [];

  return route
    .split('/')
    .some(
      (part, index) => /^:(\w+_)?id$/.test(part) && !/^[1-9]\d{0,14}$/.test(given[index] ?? ''),
    );
}
