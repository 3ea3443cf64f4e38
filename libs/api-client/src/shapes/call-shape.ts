import type { JsonSchema } from '@valibot/to-json-schema';
import * as contract from '../contract/index.ts';
import { describeSchema } from './describe-schema.ts';

/** What a caller sends with a call and expects of its response, in JSON Schema. */
export interface CallShape {
  readonly method: contract.Method;
  /** Relative to the API's base path, parameters as `:name`. */
  readonly path: string;
  readonly query: JsonSchema | null;
  /** Null also for a form, whose files JSON Schema cannot describe. */
  readonly body: JsonSchema | null;
  /** Null for a file. */
  readonly response: JsonSchema | null;
}

export function shapeOfCall(call: contract.Call): CallShape {
  return {
    method: call.method,
    path: call.path,
    query: call.query ? describeSchema(call.query, 'input') : null,
    body: call.body && !call.isForm ? describeSchema(call.body, 'input') : null,
    response: call.file === null ? describeSchema(call.response, 'output') : null,
  };
}

/**
 * The shapes of calls, by the names of their exports.
 *
 * @param names exports of the contract; those that are no calls are passed over
 */
export function shapesOfCalls(names: readonly string[]): Record<string, CallShape> {
  const exported: Readonly<Record<string, unknown>> = contract;

  return Object.fromEntries(
    names.flatMap((name) => {
      const value = exported[name];

      return isCall(value) ? [[name, shapeOfCall(value)]] : [];
    }),
  );
}

function isCall(value: unknown): value is contract.Call {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value;
}
