export { AppError, notFound } from './app-error.ts';
