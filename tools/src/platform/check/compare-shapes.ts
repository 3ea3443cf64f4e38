// Whether what one side sends is what the other can take, both in JSON Schema. Additions are fine:
// only a field that is needed and not there, and a value that is not understood, are misfits.

/** The part of JSON Schema that the contract's descriptions use. */
export interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape | boolean>>;
  readonly required?: readonly string[];
  readonly items?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: Shape | boolean;
}

/**
 * @param sent what one side may send
 * @param taken what the other side accepts or needs
 * @param place the name of the value, for messages
 * @returns a line for each misfit; empty when everything that is sent can be taken
 */
export function misfitsOfShapes(sent: Shape, taken: Shape, place: string): string[] {
  if (saysNothing(taken) || saysNothing(sent)) return [];
  const choices = choicesOf(sent);
  if (choices.length > 1) return choices.flatMap((each) => misfitsOfShapes(each, taken, place));
  const accepted = choicesOf(taken).map((each) => misfitsOfOne(choices[0] ?? sent, each, place));
  const [closest = []] = accepted.toSorted((one, other) => one.length - other.length);

  return closest;
}

function misfitsOfOne(sent: Shape, taken: Shape, place: string): string[] {
  const unknownTypes = typesOf(sent).filter((type) => !accepts(typesOf(taken), type));
  if (unknownTypes.length > 0) {
    return [
      `${place} may be ${unknownTypes.join(' or ')} instead of ${typesOf(taken).join(' or ')}`,
    ];
  }
  const unknownValues = valuesOf(sent)?.filter((value) => !valuesOf(taken)?.includes(value)) ?? [];
  if (valuesOf(taken) && (unknownValues.length > 0 || !valuesOf(sent))) {
    return [`${place} may be ${unknownValues.map(quoted).join(', ') || 'any value'}`];
  }
  const items =
    isShape(sent.items) && isShape(taken.items)
      ? misfitsOfShapes(sent.items, taken.items, `${place}[]`)
      : [];

  return [...items, ...misfitsOfFields(sent, taken, place)];
}

function misfitsOfFields(sent: Shape, taken: Shape, place: string): string[] {
  const given = sent.properties;
  const wanted = taken.properties;
  if (!given || !wanted) return [];
  const missing = (taken.required ?? []).filter((name) => !(sent.required ?? []).includes(name));
  const refused =
    taken.additionalProperties === false
      ? Object.keys(given).filter((name) => !(name in wanted))
      : [];
  const inner = Object.entries(wanted).flatMap(([name, shape]) => {
    const other = given[name];

    return isShape(shape) && isShape(other)
      ? misfitsOfShapes(other, shape, `${place}.${name}`)
      : [];
  });

  return [
    ...missing.map((name) =>
      name in given ? `${place}.${name} may be left out` : `${place}.${name} is missing`,
    ),
    ...refused.map((name) => `${place}.${name} is not known`),
    ...inner,
  ];
}

function choicesOf(shape: Shape): readonly Shape[] {
  return (shape.anyOf ?? shape.oneOf)?.flatMap(choicesOf) ?? [shape];
}

function typesOf({ type, properties, items, ...rest }: Shape): readonly string[] {
  if (typeof type === 'string') return [type];
  if (type) return type;
  if (properties) return ['object'];
  if (items) return ['array'];

  return [...new Set((valuesOf(rest) ?? []).map(typeOfValue))];
}

function valuesOf(shape: Shape): readonly unknown[] | null {
  if ('const' in shape) return [shape.const];

  return shape.enum ?? null;
}

/** An integer is a number; a schema without a type takes anything. */
function accepts(types: readonly string[], type: string): boolean {
  return (
    types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'))
  );
}

function saysNothing(shape: Shape): boolean {
  return choicesOf(shape).some(
    (each) => typesOf(each).length === 0 && each.allOf === undefined && !each.properties,
  );
}

function isShape(value: Shape | boolean | undefined): value is Shape {
  return typeof value === 'object';
}

function typeOfValue(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

const quoted = (value: unknown) => JSON.stringify(value);
