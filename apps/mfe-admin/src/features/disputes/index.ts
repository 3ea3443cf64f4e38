export { DisputesPage as Component } from './disputes-page.tsx';
