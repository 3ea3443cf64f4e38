export type { ErrorMessage } from '../messages/index.ts';
export { AppError, type FieldMessages, notFound } from './app-error.ts';
