import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

interface Lazy {
  type: string;
  getter: (input: unknown) => GenericSchema;
}

/** Inputs between which the contract's lazy schemas choose: by role, or by whether it is empty. */
const samples = [undefined, '', { user_role: 'practitioner' }];

/**
 * The schema as JSON Schema: what is sent (`input`) or answered (`output`). Rules that JSON Schema
 * has no words for, such as one field measured by another, are left out; the server still checks.
 */
export function describeSchema(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema, ...described } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      const lazy = valibotSchema as unknown as Lazy;

      return lazy.type === 'lazy' ? choices(lazy, typeMode) : null;
    },
  });

  return described;
}

/** Put in place, since a reference into a schema's own definitions leads nowhere in a document. */
function choices({ getter }: Lazy, typeMode: 'input' | 'output'): JsonSchema {
  const described = samples.map((sample) =>
    JSON.stringify(describeSchema(getter(sample), typeMode)),
  );
  // Where nothing was sent, anything goes: that says nothing about what to send.
  const distinct = [...new Set(described)].filter((text) => text !== '{}');
  const options = distinct.map((text): JsonSchema => JSON.parse(text));

  return options.length === 1 && options[0] ? options[0] : { anyOf: options };
}
