export { refusedActionsData } from './personal-data.repository.ts';
export { recordRefusedAction } from './refused-actions.repository.ts';
