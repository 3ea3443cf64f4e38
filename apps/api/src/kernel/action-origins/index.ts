export { recordActionOrigin } from './action-origins.repository.ts';
