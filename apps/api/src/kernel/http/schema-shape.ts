import type { GenericSchema } from 'valibot';

/** What a schema is made of: only one of these, by its type. */
export interface SchemaShape {
  entries?: Record<string, GenericSchema>;
  item?: GenericSchema;
  value?: GenericSchema;
  wrapped?: GenericSchema;
  getter?: (input: unknown) => GenericSchema;
}
