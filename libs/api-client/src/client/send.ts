import type { Call, CallAnswer, CallInput } from '../contract/call.ts';
import { unreachable } from './api-error.ts';
import { type ClientSettings, clientSettings } from './configure.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Makes an unsafe call safe to repeat (D18, D47). */
  idempotencyKey?: string | undefined;
}

/** Who makes a call: whoever was signed in when it was asked for. */
export interface Caller {
  readonly token: string | null;
  /** Only where the call tells it (D40). */
  readonly deviceToken: string | null;
}

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
  const caller = callerOf(call, settings);
  const { makeCall } = await codeOfCalls().catch(() => {
    throw unreachable();
  });

  return makeCall(call, input, { settings, caller, options });
}

/**
 * ky and what surrounds it. A page that was made ahead makes no call until its reader does
 * something, so its code is fetched when the page is idle; other pages preload it.
 */
function codeOfCalls() {
  return import(/* webpackChunkName: "calls", webpackPrefetch: true */ './make-call.ts');
}

function callerOf({ tellsDevice }: Call, { getToken, getDeviceToken }: ClientSettings): Caller {
  return {
    token: getToken(),
    deviceToken: (tellsDevice && getDeviceToken?.()) || null,
  };
}
