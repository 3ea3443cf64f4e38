import fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Strings that some schema wants, and strings that have broken some parser somewhere. */
const telling = fc.constantFrom(
  ...['', ' ', '0', '1', '2', '-1', '1.5', '1e9', '999999999999999', '99999999999999999999'],
  ...[
    '2026-12-01',
    '2026-02-30',
    '9999-12-31',
    '0001-01-01',
    '10:00',
    '10-00-00',
    '23:59',
    '24:00',
  ],
  ...['51.4652', '-0.1708', '91', 'true', 'mobile', 'salon', 'nails', 'customer', 'SW11 4NB', 'UK'],
  ...[
    'ada@freely.example',
    '07700900123',
    'a-long-password',
    'all',
    'm',
    'price_asc',
    'constructor',
  ],
  ...["'; drop table users; --", '%', '\\', '\u0000', 'a\u0000b', '\ud800', '🏠', '%00', '../..'],
);
const text = fc.oneof(
  { weight: 4, arbitrary: telling },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 5000 }).map((size) => 'x'.repeat(size)) },
);
const number = fc.oneof(
  fc.constantFrom(0, 1, 2, -1, 0.1, 0.005, 1e9, 2 ** 31, 2 ** 53, 1e308, -0),
  fc.nat({ max: 120 }),
  fc.double(),
);
const junk = fc.oneof(text, number, fc.constantFrom(null, true, [], {}), fc.jsonValue());

interface Shape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  options?: (GenericSchema | string)[];
  literal?: unknown;
}

/** Input that looks like what the schema wants, and is wrong here and there. */
export function arbitraryInput(schema: GenericSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 12, arbitrary: likely(schema as unknown as Shape) },
    { weight: 1, arbitrary: junk },
  );
}

function likely(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
      return fc
        .tuple(
          fc.record(
            Object.fromEntries(
              Object.entries(shape.entries ?? {}).map(([name, entry]) => [
                name,
                arbitraryInput(entry),
              ]),
            ),
            // Fields may be missing.
            { requiredKeys: [] },
          ),
          fc.dictionary(telling, junk, { maxKeys: 1 }),
        )
        .map(([known, unknown]) => ({ ...unknown, ...known }));
    case 'array':
      return shape.item ? fc.array(arbitraryInput(shape.item), { maxLength: 25 }) : junk;
    case 'optional':
    case 'nullable':
      return shape.wrapped
        ? fc.oneof(arbitraryInput(shape.wrapped), fc.constantFrom(null, undefined))
        : junk;
    case 'union':
      return fc.oneof(...(shape.options ?? []).map((one) => arbitraryInput(one as GenericSchema)));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'literal':
      return fc.constant(shape.literal);
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    default:
      return text;
  }
}
