export { PapersPage as Component } from './papers-page.tsx';
