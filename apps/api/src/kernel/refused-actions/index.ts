export { recordRefusedAction } from './refused-actions.repository.ts';
