import { safeParse } from 'valibot';
import type { Call, CallAnswer, CallInput } from '../contract/call.ts';
import { ErrorAnswer, type ErrorCode, errorStatus } from '../contract/errors.ts';
import { ApiError } from './api-error.ts';
import { clientSettings } from './configure.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Makes an unsafe call safe to repeat (D18, D47). */
  idempotencyKey?: string | undefined;
}

/** An answer is waited for this long, in milliseconds; longer for a picture on a slow line. */
const PATIENCE = 20_000;
const PATIENCE_WITH_FILES = 30_000;

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
  const settings = clientSettings();
  const parts = input as { params?: Values; query?: Values; body?: unknown };
  const token = settings.getToken();
  const { body: sent, headers } = bodyOf(call, parts.body);
  if (token) headers.authorization = `Bearer ${token}`;
  const device = call.tellsDevice ? settings.getDeviceToken?.() : null;
  if (device) headers['x-device-token'] = device;
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;

  let response: Response;
  let body: unknown;
  try {
    // Retries belong to react-query, which knows what is safe (D47).
    response = await fetch(settings.baseUrl + fill(call.path, parts.params) + search(parts.query), {
      method: call.method,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
      ...signalOf(call, options.signal),
    });
    body = await (call.file !== null && response.ok ? response.blob() : readJson(response));
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError('We could not reach Freely. Please check your connection and try again.', {
      status: 0,
      code: 'offline',
    });
  }

  if (!response.ok) {
    // A public call's 401 is about what was typed (login), not about the session.
    if (response.status === 401 && token && call.access !== 'public') settings.onUnauthorized();
    throw toApiError(response, body);
  }

  const answer = safeParse(call.answer, body);
  if (!answer.success) {
    throw new ApiError('Something went wrong. Please try again.', {
      status: response.status,
      code: 'bad_answer',
    });
  }

  return answer.output as CallAnswer<C>;
}

type Values = Record<string, unknown>;

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

function bodyOf(
  { isForm }: Call,
  body: unknown,
): { body?: string | FormData; headers: Record<string, string> } {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  if (body === undefined) return { headers };
  if (!isForm) {
    return {
      body: JSON.stringify(body),
      headers: { ...headers, 'content-type': 'application/json' },
    };
  }
  // The browser itself names the boundary of a form.
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) {
    form.append(name, value);
  }

  return { body: form, headers };
}

/** A file of the server's takes as long as it takes. */
function signalOf({ file, isForm }: Call, signal: AbortSignal | undefined) {
  if (file !== null) return signal ? { signal } : {};
  const timeout = AbortSignal.timeout(isForm ? PATIENCE_WITH_FILES : PATIENCE);

  return { signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
}

function fill(path: string, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function search(query: Values = {}): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) pairs.append(name, String(one));
    }
  }
  const text = pairs.toString();

  return text === '' ? '' : `?${text}`;
}

function toApiError(response: Response, body: unknown): ApiError {
  const parsed = safeParse(ErrorAnswer, body);
  const said = parsed.success ? parsed.output : undefined;
  const retryAfter = Number(response.headers.get('retry-after'));

  return new ApiError(said?.message ?? 'Something went wrong. Please try again.', {
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
