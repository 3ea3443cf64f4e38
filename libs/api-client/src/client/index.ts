export { ApiError } from './api-error.ts';
export { type ClientSettings, clientSettings, configureClient } from './configure.ts';
export { type SendOptions, send } from './send.ts';
