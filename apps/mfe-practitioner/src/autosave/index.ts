export { SaveStatus } from './save-status.tsx';
export { UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
export { useAutosaveWithStatus } from './use-autosave-with-status.ts';
