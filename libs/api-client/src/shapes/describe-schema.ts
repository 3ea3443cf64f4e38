import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

interface Lazy {
  type: string;
  getter: (input: unknown) => GenericSchema;
}

/** Sample inputs that select each variant of the contract's lazy schemas: by role, or if empty. */
const samples = [undefined, '', { user_role: 'practitioner' }];

/**
 * The schema as JSON Schema, for a request (`input`) or a response (`output`). Rules that JSON
 * Schema cannot express, such as comparing two fields, are left out; the server still checks them.
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

/** Inlines the variants: references to a schema's own definitions do not resolve in a document. */
function choices({ getter }: Lazy, typeMode: 'input' | 'output'): JsonSchema {
  const described = samples.map((sample) =>
    JSON.stringify(describeSchema(getter(sample), typeMode)),
  );
  // The variant that allows anything says nothing about what to send.
  const distinct = [...new Set(described)].filter((text) => text !== '{}');
  const options = distinct.map((text): JsonSchema => JSON.parse(text));

  return options.length === 1 && options[0] ? options[0] : { anyOf: options };
}
