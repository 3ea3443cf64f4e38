export { SupportPage as Component } from './support-page.tsx';
