// The OpenAPI document, generated from the served calls.
import { type Call, ErrorResponse, errorStatus } from '@freely/api-client/contract';
import { describeSchema } from '@freely/api-client/shapes';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { contentTypeOf } from '../http/index.ts';
import type { NamedCall } from './named-calls.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export type Content = Record<string, { schema: JsonSchema | { $ref: string } }>;

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content: Content } | { $ref: string }>;
}

export type ApiDocument = ReturnType<typeof makeDocument>;

const accessDescriptions = {
  public: 'Anybody, signed in or not.',
  'signed-in': 'Anybody who is signed in.',
  customer: 'Customers only.',
  practitioner: 'Practitioners only.',
  admin: 'Admins only.',
} as const;

export function makeDocument(calls: NamedCall[], serverUrl: string) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name, call } of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(name, call) };
  }

  return {
    openapi: '3.1.1',
    info: {
      title: 'Freely API',
      version: '1.0.0',
      description:
        'Every call of the Freely web application. Money is a number of pounds with two decimals; days and wall times are those of London. A request for something that belongs to somebody else returns 404.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(calls.map(({ call }) => groupOf(call.path)))]
      .sort()
      .map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema() },
      responses: errorResponses(),
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The opaque token that a login or a registration returns.',
        },
      },
    },
  };
}

function describeCall(name: string, call: Call): Operation {
  const sentence = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

  return {
    operationId: name,
    summary: sentence.charAt(0).toUpperCase() + sentence.slice(1),
    description: accessDescriptions[call.access],
    tags: [groupOf(call.path)],
    security: call.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...fieldsOf(call.params, 'path'),
      ...fieldsOf(call.query, 'query'),
      ...headersOf(call),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: describeSchema(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      '2XX': { description: 'Done', content: responseContentOf(call) },
      ...Object.fromEntries(
        statusesOf(call).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

function fieldsOf(schema: GenericSchema | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = describeSchema(schema, 'input');

  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field === true ? {} : field === false ? { not: {} } : field,
  }));
}

function headersOf({ idempotent, sendsDeviceToken }: Call): Parameter[] {
  const text: JsonSchema = { type: 'string' };

  return [
    ...(idempotent
      ? [
          header(
            'Idempotency-Key',
            'The same key and body return the same result; the key with another body is refused.',
            text,
          ),
        ]
      : []),
    ...(sendsDeviceToken
      ? [header('X-Device-Token', 'The device token that an earlier login returned.', text)]
      : []),
  ];
}

const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** The only response of plain text is a calendar file. */
function responseContentOf({ response, file }: Call): Content {
  if (file !== null) {
    return { [contentTypeOf(file)]: { schema: { type: 'string', format: 'binary' } } };
  }
  const type = response.type === 'string' ? 'text/calendar' : 'application/json';

  return { [type]: { schema: describeSchema(response, 'output') } };
}

/** The error statuses that the call may return, derived from its shape. A login may return 401. */
function statusesOf({ access, method, params, query, body }: Call): number[] {
  const onlyReads = method === 'GET' && access === 'public';

  return [
    ...(body ? [400] : []),
    ...(onlyReads ? [] : [401]),
    ...(access === 'public' ? [] : [403]),
    ...(params || body ? [404] : []),
    ...(onlyReads ? [] : [409]),
    ...(body ? [413] : []),
    ...(params || query || body ? [422] : []),
    ...[429, 500, 503],
  ];
}

function errorSchema(): JsonSchema {
  const described = describeSchema(ErrorResponse, 'output');

  return {
    ...described,
    properties: {
      ...described.properties,
      code: { type: 'string', enum: Object.keys(errorStatus) },
    },
  };
}

function errorResponses() {
  const codes = Object.entries(errorStatus);
  const statuses = [...new Set(codes.map(([, status]) => status))];

  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: `Code: ${codes
          .filter(([, each]) => each === status)
          .map(([code]) => code)
          .join(', ')}`,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

/** `dashboard/user`, `dashboard/admin`; else the first segment of the path. */
function groupOf(path: string): string {
  return /^\/(dashboard\/\w+|[\w-]+)/.exec(path)?.[1] ?? path;
}
