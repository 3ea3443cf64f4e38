import type { Call, CallInput, CallResponse } from '../contract/call.ts';
import { unreachable } from './api-error.ts';
import { type ClientSettings, clientSettings } from './configure.ts';
import type { Caller, SendOptions } from './send-options.ts';

/**
 * Makes a call of the contract and returns its response, validated against the contract: remotes
 * are released independently, so a response that they do not understand must be a named failure,
 * not a blank screen.
 *
 * A call whose response is a file returns a `Blob` and has no timeout.
 *
 * @throws {ApiError} when the call fails; an aborted call rethrows the abort.
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: SendOptions = {},
): Promise<CallResponse<C>> {
  const settings = clientSettings();
  const caller = callerOf(call, settings);
  const { makeCall } = await loadMakeCall().catch(() => {
    throw unreachable();
  });

  return makeCall(call, input, { settings, caller, options });
}

/**
 * ky and the code around it. A prerendered page makes no call until the user does something, so
 * this chunk is loaded when the page is idle; other pages preload it.
 */
function loadMakeCall() {
  return import(/* webpackChunkName: "calls", webpackPrefetch: true */ './make-call.ts');
}

function callerOf(
  { sendsDeviceToken }: Call,
  { getToken, getDeviceToken }: ClientSettings,
): Caller {
  return {
    token: getToken(),
    deviceToken: (sendsDeviceToken && getDeviceToken?.()) || null,
  };
}
