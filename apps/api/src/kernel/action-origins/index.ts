export { recordActionOrigin } from './action-origins.repository.ts';
export { actionOriginsData } from './personal-data.repository.ts';
