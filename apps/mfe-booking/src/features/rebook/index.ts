export { RebookPage as Component } from './rebook-page.tsx';
