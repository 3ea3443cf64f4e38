import fc from 'fast-check';
import { type GenericSchema, safeParse } from 'valibot';

/** Strings that some schema accepts, and strings that are known to break parsers. */
const strings = [
  ...['', ' ', '0', '1', '2', '38', '-1', '1.5', '1e9', '999999999999999', '99999999999999999999'],
  ...['20001', '20002', '40001', '2026-12-01', '2026-02-30', '9999-12-31', '0001-01-01'],
  ...['10:00', '10-00-00', '23:59', '24:00', '51.4652', '-0.1708', '91', 'true', 'SW11 4NB'],
  ...['ada@freely.example', '07700900123', 'a-long-password', 'constructor', '1990-06-15'],
  ...["'; drop table users; --", '%', '\\', '\u0000', 'a\u0000b', '\ud800', '🏠', '%00', '../..'],
];
const numbers = [
  0,
  1,
  2,
  20_001,
  20_002,
  51.4652,
  -0.17,
  60,
  -1,
  0.1,
  0.005,
  2 ** 31,
  2 ** 53,
  1e308,
];
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...strings) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 100, max: 5000 }).map((size) => 'x'.repeat(size)) },
);
const number = fc.oneof(fc.constantFrom(...numbers), fc.nat({ max: 120 }), fc.double());
const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`);
const junk = fc.oneof(text, number, fc.constantFrom(null, true, [], {}, deep), fc.jsonValue());

interface Shape {
  type: string;
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  wrapped?: GenericSchema;
  options?: (GenericSchema | string)[];
  literal?: unknown;
  key?: GenericSchema;
  value?: GenericSchema;
  getter?: (input: unknown) => GenericSchema;
}

/** Mostly valid input for the schema, with something wrong here and there. */
export function arbitraryInput(schema: GenericSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 60, arbitrary: mostlyValid(schema, schema as unknown as Shape) },
    { weight: 1, arbitrary: junk },
  );
}

function mostlyValid(schema: GenericSchema, shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.type) {
    case 'object':
      return objectOf(shape.entries ?? {});
    case 'array':
      return shape.item ? fc.array(arbitraryInput(shape.item), { maxLength: 3 }) : junk;
    case 'optional':
    case 'nullable':
      return shape.wrapped ? fc.oneof(arbitraryInput(shape.wrapped), fc.constant(undefined)) : junk;
    case 'union':
      return fc.oneof(...(shape.options ?? []).map((one) => arbitraryInput(one as GenericSchema)));
    case 'picklist':
      return fc.constantFrom(...(shape.options ?? []));
    case 'record':
      return shape.key && shape.value
        ? fc.dictionary(arbitraryInput(shape.key).map(String), arbitraryInput(shape.value), {
            maxKeys: 3,
          })
        : junk;
    case 'lazy':
      // As for an input that is not empty.
      return shape.getter ? arbitraryInput(shape.getter({ any: 1 })) : junk;
    case 'literal':
      return fc.constant(shape.literal);
    case 'number':
      return mostlyAccepted(schema, numbers, number);
    case 'boolean':
      return fc.boolean();
    default:
      return mostlyAccepted(schema, strings, text);
  }
}

/** Mostly one of the values that the schema accepts. */
function mostlyAccepted(schema: GenericSchema, values: unknown[], others: fc.Arbitrary<unknown>) {
  const accepted = values.filter((value) => safeParse(schema, value).success);

  return accepted.length === 0
    ? others
    : fc.oneof(
        { weight: 40, arbitrary: fc.constantFrom(...accepted) },
        { weight: 1, arbitrary: others },
      );
}

/** Sometimes with a field missing, or with an unknown one. */
function objectOf(entries: Record<string, GenericSchema>): fc.Arbitrary<unknown> {
  const whole = fc.record(
    Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, arbitraryInput(entry)]),
    ),
  );
  const names = Object.keys(entries);

  return fc.oneof(
    { weight: 8, arbitrary: whole },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.subarray(names), fc.dictionary(text, junk, { maxKeys: 1 }))
        .map(([value, dropped, added]) => {
          const kept = Object.entries(value).filter(([name]) => !dropped.includes(name));
          return { ...added, ...Object.fromEntries(kept) };
        }),
    },
  );
}
