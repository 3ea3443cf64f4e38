import { type HTTPError, isHTTPError, type Options, SchemaValidationError } from 'ky';
import { safeParse } from 'valibot';
import type { Call, CallAnswer, CallInput } from '../contract/call.ts';
import { ErrorAnswer, type ErrorCode, errorStatus } from '../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { httpClient, type RequestContext } from './configure.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Makes an unsafe call safe to repeat (D18, D47). */
  idempotencyKey?: string | undefined;
}

/** An answer is waited for this long, in milliseconds; longer for a picture on a slow line. */
const PATIENCE = 20_000;
const PATIENCE_WITH_FILES = 30_000;

const UNEXPECTED = 'Something went wrong. Please try again.';

/**
 * Makes a call of the contract and answers what it answers, checked against the contract:
 * remotes are released on their own, so an answer they do not understand must be a named
 * failure, not a blank screen.
 *
 * A call whose answer is a file answers a `Blob`; it takes as long as it takes.
 *
 * @throws {ApiError} for every other outcome; an aborted call rethrows the abort.
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallAnswer<C>> {
  const request = httpClient()(fill(call.path, (input as Parts).params), {
    method: call.method,
    ...partsOf(call, input as Parts),
    ...(options.idempotencyKey ? { headers: { 'idempotency-key': options.idempotencyKey } } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...patienceFor(call),
    context: { call } satisfies RequestContext,
  });

  try {
    // The client checks an answer against any schema that follows the standard, as the contract's do.
    const answer = await (call.file === null ? request.json(call.answer) : request.blob());

    return answer as CallAnswer<C>;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (isHTTPError(error)) throw refusal(error);
    throw isUnreadable(error) ? unreadable((await request).status) : unreachable();
  }
}

type Values = Record<string, unknown>;

interface Parts {
  params?: Values;
  query?: Values;
  body?: unknown;
}

function partsOf({ isForm }: Call, { query, body }: Parts): Options {
  const searchParams = search(query);
  if (body === undefined) return { searchParams };
  if (!isForm) return { searchParams, json: body };

  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) {
    form.append(name, value);
  }

  return { searchParams, body: form };
}

/** From the question to the last byte of the answer; a file takes as long as it takes. */
function patienceFor({ file, isForm }: Call): Options {
  if (file !== null) return { timeout: false };

  return { timeout: false, totalTimeout: isForm ? PATIENCE_WITH_FILES : PATIENCE };
}

function fill(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Values = {}): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) pairs.append(name, String(one));
    }
  }

  return pairs;
}

/** Not JSON, or not what the contract says. */
function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof SchemaValidationError;
}

function unreadable(status: number): ApiError {
  return new ApiError(UNEXPECTED, { status, code: 'bad_answer' });
}

function unreachable(): ApiError {
  return new ApiError('We could not reach Freely. Please check your connection and try again.', {
    status: 0,
    code: 'offline',
  });
}

function refusal({ response, data }: HTTPError): ApiError {
  const parsed = safeParse(ErrorAnswer, data);
  const said = parsed.success ? parsed.output : undefined;
  const retryAfter = Number(response.headers.get('retry-after'));

  return new ApiError(said?.message ?? UNEXPECTED, {
    status: response.status,
    code: isErrorCode(said?.code) ? said.code : codeOf(response.status),
    fields: said?.errors,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    totalAmount: said?.total_amount,
    bookings: said?.bookings,
  });
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(errorStatus, code);
}

function codeOf(status: number): ErrorCode {
  const known = Object.entries(errorStatus).find(([, value]) => value === status);

  return isErrorCode(known?.[0]) ? known[0] : 'unexpected';
}
