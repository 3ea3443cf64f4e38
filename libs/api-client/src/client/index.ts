export { ApiError } from './api-error.ts';
export { type ClientMessages, setClientMessages } from './client-messages.ts';
export { type ClientSettings, clientSettings, configureClient } from './configure.ts';
export { send } from './send.ts';
export type { SendOptions } from './send-options.ts';
export { serverNow } from './server-clock.ts';
