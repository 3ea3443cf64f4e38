import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/**
 * Who may make a call. Ownership of the object it names is decided on the server,
 * where another person's object answers 404 (D39).
 */
export type Access = 'public' | 'signed-in' | 'customer' | 'practitioner' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: server routes, the client and the API description all read it. */
export interface Call<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** Below the API base, parameters as `:name`. */
  readonly path: string;
  readonly access: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** True when the body travels as a form (`multipart/form-data`), not as JSON: texts and `Blob`s. */
  readonly isForm: boolean;
  readonly answer: Answer;
  /** What the answer is called, when it is a spreadsheet and not JSON (D33): `answer` is a `Blob`. */
  readonly file: string | null;
  /** True when the caller must, or may, send an `Idempotency-Key` header (D18). */
  readonly idempotent: boolean;
  /** True when the caller may say in `X-Device-Token` which browser it is (D40). */
  readonly tellsDevice: boolean;
}

interface CallParts<Params, Query, Body, Answer, Who> {
  method: Method;
  path: string;
  access: Who;
  params?: Params;
  query?: Query;
  body?: Body;
  isForm?: boolean;
  answer: Answer;
  file?: string;
  idempotent?: boolean;
  tellsDevice?: boolean;
}

/** Describes a call. Pure, so that a bundle keeps only the calls it makes. */
export function call<
  Answer extends GenericSchema,
  Who extends Access,
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(parts: CallParts<Params, Query, Body, Answer, Who>): Call<Params, Query, Body, Answer, Who> {
  return {
    method: parts.method,
    path: parts.path,
    access: parts.access,
    params: parts.params as Params,
    query: parts.query as Query,
    body: parts.body as Body,
    isForm: parts.isForm ?? false,
    answer: parts.answer,
    file: parts.file ?? null,
    idempotent: parts.idempotent ?? false,
    tellsDevice: parts.tellsDevice ?? false,
  };
}

type In<Schema> = Schema extends GenericSchema ? InferInput<Schema> : never;
type Out<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : never;
type Part<Name extends string, Schema> = Schema extends GenericSchema
  ? { [Key in Name]: In<Schema> }
  : unknown;

/** What a caller hands over: `{params, query, body}`, each present only where the call has it. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']>;

/** What the server's handler receives after parsing. */
export interface CallRequest<C extends Call> {
  params: Out<C['params']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
}

/** What the call answers. */
export type CallAnswer<C extends Call> = InferOutput<C['answer']>;
