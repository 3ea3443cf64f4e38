export { ChangeEntryPage as Component } from './change-entry-page.tsx';
