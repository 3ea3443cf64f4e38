export { AskBeforeLeaving } from './ask-before-leaving.tsx';
export { SaveStatus } from './save-status.tsx';
export { useAutoSave } from './use-auto-save.ts';
