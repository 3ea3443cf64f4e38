export { SaveStatus } from './save-status.tsx';
export { UnsavedChangesGuard, useUnsaved } from './unsaved-changes-guard.tsx';
export { useAutosaveWithStatus } from './use-autosave-with-status.ts';
