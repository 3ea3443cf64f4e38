export { SaveStatus } from './save-status.tsx';
export { useAutoSave } from './use-auto-save.ts';
