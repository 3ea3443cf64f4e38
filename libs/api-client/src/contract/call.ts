import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** Who may make a call. The server refuses everybody else before it reads the request. */
export type Access = 'public' | 'signed-in' | 'customer' | 'practitioner' | 'admin';

/** What an admin may do only when the account was given the right to (`npm run rights`). */
export type Right = 'release' | 'tax';

/** What belongs to somebody. */
export type OwnedObject =
  | 'account'
  | 'booking'
  | 'calendar_feed'
  | 'image'
  | 'paper'
  | 'questionnaire'
  | 'review'
  | 'salon'
  | 'time_off'
  | 'treatment'
  | 'waiting_entry';

/** Whose the objects are that a call names: for everybody else they do not exist, a 404 (D39). */
export interface Owner {
  readonly of: OwnedObject;
  /** `party` is either party of a booking; `self` the user whose account it is. */
  readonly by: 'customer' | 'practitioner' | 'party' | 'self';
}

/** A role that may not make the call, although `access` allows it, and the message for it. */
export interface Exception {
  readonly role: 'admin';
  readonly message: string;
}

/**
 * What only a person may do who gave the password within the last minutes (D71): the whole call, or a
 * call whose body has one of these fields.
 */
export type RecentLogin = 'always' | readonly string[];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the API: server routes, the client and the API documentation are built from it. */
export interface Call<
  Params extends GenericSchema | undefined = GenericSchema | undefined,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Response extends GenericSchema = GenericSchema,
  Who extends Access = Access,
> {
  readonly method: Method;
  /** Relative to the API's base path, parameters as `:name`. */
  readonly path: string;
  readonly access: Who;
  readonly except: Exception | null;
  /** For an account without it, the call does not exist: 404. */
  readonly right: Right | null;
  /** Null for a call that names no object, or one that is not anybody's own. */
  readonly owner: Owner | null;
  readonly recentLogin: RecentLogin | null;
  /** Whether an admin may make it whose session lacks the second factor that admins need (D82). */
  readonly beforeSecondFactor: boolean;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** Whether the body is `multipart/form-data` of strings and `Blob`s instead of JSON. */
  readonly isForm: boolean;
  readonly response: Response;
  /** The name of the file that is returned: its `response` is a `Blob`. Null for JSON. */
  readonly file: string | null;
  /** Whether the caller must, or may, send an `Idempotency-Key` header (D18). */
  readonly idempotent: boolean;
  /** Whether the client sends the browser's `X-Device-Token`, if it has one (D40). */
  readonly sendsDeviceToken: boolean;
}

interface CallParts<Params, Query, Body, Response, Who> {
  method: Method;
  path: string;
  access: Who;
  except?: Exception;
  right?: Right;
  owner?: Owner;
  recentLogin?: RecentLogin;
  beforeSecondFactor?: boolean;
  params?: Params;
  query?: Query;
  body?: Body;
  isForm?: boolean;
  response: Response;
  file?: string;
  idempotent?: boolean;
  sendsDeviceToken?: boolean;
}

/** Describes a call. Has no side effects, so that a bundle contains only the calls it makes. */
export function call<
  Response extends GenericSchema,
  Who extends Access,
  Params extends GenericSchema | undefined = undefined,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
>(parts: CallParts<Params, Query, Body, Response, Who>): Call<Params, Query, Body, Response, Who> {
  return {
    method: parts.method,
    path: parts.path,
    access: parts.access,
    except: parts.except ?? null,
    right: parts.right ?? null,
    owner: parts.owner ?? null,
    recentLogin: parts.recentLogin ?? null,
    beforeSecondFactor: parts.beforeSecondFactor ?? false,
    params: parts.params as Params,
    query: parts.query as Query,
    body: parts.body as Body,
    isForm: parts.isForm ?? false,
    response: parts.response,
    file: parts.file ?? null,
    idempotent: parts.idempotent ?? false,
    sendsDeviceToken: parts.sendsDeviceToken ?? false,
  };
}

type In<Schema> = Schema extends GenericSchema ? InferInput<Schema> : never;
type Out<Schema> = Schema extends GenericSchema ? InferOutput<Schema> : never;
type Part<Name extends string, Schema> = Schema extends GenericSchema
  ? { [Key in Name]: In<Schema> }
  : unknown;

/** The input of a caller: `{params, query, body}`, each only when the call has it. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'body', C['body']>;

/** What the server's handler receives after parsing. */
export interface CallRequest<C extends Call> {
  params: Out<C['params']>;
  query: Out<C['query']>;
  body: Out<C['body']>;
}

/** The response of the call. */
export type CallResponse<C extends Call> = InferOutput<C['response']>;
