export { LoyaltySchemesPage as Component } from './loyalty-schemes-page.tsx';
