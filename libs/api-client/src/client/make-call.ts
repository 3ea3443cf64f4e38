import ky, { type HTTPError, isHTTPError, type Options, SchemaValidationError } from 'ky';
import { safeParse } from 'valibot';
import type { Call, CallInput, CallResponse } from '../contract/call.ts';
import { fillPath, queryPairs } from '../contract/call-url.ts';
import { type ErrorCode, ErrorResponse, errorStatus } from '../contract/errors.ts';
import { ApiError, unreachable } from './api-error.ts';
import { clientMessages } from './client-messages.ts';
import type { ClientSettings } from './configure.ts';
import type { Caller, SendOptions } from './send-options.ts';
import { followServerClock } from './server-clock.ts';

/** How long to wait for a response; longer for an image upload on a slow connection. */
const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 30_000;

interface CallContext {
  settings: ClientSettings;
  caller: Caller;
  options: SendOptions;
}

/** What the hooks know about a request. */
interface RequestContext extends Record<string, unknown> {
  call: Call;
  caller: Caller;
  settings: ClientSettings;
}

const http = ky.create({
  headers: { 'x-requested-with': 'XMLHttpRequest' },
  // Retries belong to react-query, which knows what is safe (D47).
  retry: 0,
  hooks: {
    beforeRequest: [({ request, options }) => addHeaders(request, contextOf(options))],
    afterResponse: [
      ({ response }) => followServerClock(response),
      ({ response, options }) => reportUnauthorized(response, contextOf(options)),
    ],
  },
});

/** `send` calls and documents this. */
export async function makeCall<C extends Call>(
  call: C,
  input: CallInput<C>,
  context: CallContext,
): Promise<CallResponse<C>> {
  try {
    return await makeOnce(call, input, context);
  } catch (error) {
    const isPasswordNeeded =
      error instanceof ApiError && error.code === 'reauthentication_required';
    if (!isPasswordNeeded || !(await context.settings.askForPassword?.())) throw error;

    return makeOnce(call, input, context);
  }
}

async function makeOnce<C extends Call>(
  call: C,
  input: CallInput<C>,
  { settings, caller, options }: CallContext,
): Promise<CallResponse<C>> {
  const { params, query, body } = input as Parts;
  const request = http(fillPath(call.path, params), {
    prefix: settings.baseUrl,
    method: call.method,
    searchParams: queryPairs(query),
    ...bodyOf(call, body),
    ...timeoutFor(call),
    ...(options.idempotencyKey ? { headers: { 'idempotency-key': options.idempotencyKey } } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    context: { call, caller, settings } satisfies RequestContext,
  });

  try {
    // ky validates a response with any Standard Schema, such as the contract's.
    const response = await (call.file === null ? request.json(call.response) : request.blob());

    return response as CallResponse<C>;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (isHTTPError(error)) throw errorFromResponse(error);
    throw isUnreadable(error) ? unreadable((await request).status) : unreachable();
  }
}

function contextOf({ context }: { context: Record<string, unknown> }): RequestContext {
  return context as RequestContext;
}

function addHeaders({ headers }: Request, { caller }: RequestContext): void {
  if (caller.token) headers.set('authorization', `Bearer ${caller.token}`);
  if (caller.deviceToken) headers.set('x-device-token', caller.deviceToken);
  // In which the API words errors: the page's language, and not the browser's.
  const language = globalThis.document?.documentElement.lang;
  if (language) headers.set('accept-language', language);
}

/**
 * A public call's 401 is about what was typed (login), not about the session. Nor is one that comes after somebody has
 * logged in again: it is about the session before.
 */
function reportUnauthorized(
  { status }: Response,
  { call, caller, settings }: RequestContext,
): void {
  const isCurrent = caller.token !== null && caller.token === settings.getToken();
  if (status === 401 && isCurrent && call.access !== 'public') settings.onUnauthorized();
}

type Values = Record<string, unknown>;

interface Parts {
  params?: Values;
  query?: Values;
  body?: unknown;
}

function bodyOf({ isForm }: Call, body: unknown): Options {
  if (body === undefined) return {};
  if (!isForm) return { json: body };

  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | Blob>)) {
    form.append(name, value);
  }

  return { body: form };
}

/** From the request to the last byte of the response; a file download has no limit. */
function timeoutFor({ file, isForm }: Call): Options {
  if (file !== null) return { timeout: false };

  return { timeout: false, totalTimeout: isForm ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS };
}

/** Not JSON, or not as the contract describes it. */
function isUnreadable(error: unknown): boolean {
  return error instanceof SyntaxError || error instanceof SchemaValidationError;
}

function unreadable(status: number): ApiError {
  return new ApiError(clientMessages().unexpected, { status, code: 'bad_answer' });
}

function errorFromResponse({ response, data }: HTTPError): ApiError {
  const parsed = safeParse(ErrorResponse, data);
  const body = parsed.success ? parsed.output : undefined;
  const retryAfter = Number(response.headers.get('retry-after'));

  return new ApiError(body?.message ?? clientMessages().unexpected, {
    status: response.status,
    code: isErrorCode(body?.code) ? body.code : codeOf(response.status),
    fields: body?.errors,
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
    totalAmount: body?.total_amount,
    bookings: body?.bookings,
    replacedBy: body?.replaced_by,
  });
}

function isErrorCode(code: string | undefined): code is ErrorCode {
  return code !== undefined && Object.hasOwn(errorStatus, code);
}

function codeOf(status: number): ErrorCode {
  const known = Object.entries(errorStatus).find(([, value]) => value === status);

  return isErrorCode(known?.[0]) ? known[0] : 'unexpected';
}
