export { StatusPage as Component } from './status-page.tsx';
