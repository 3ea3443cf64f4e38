export { type RefusedAction, recordRefusedAction } from './refused-actions.repository.ts';
