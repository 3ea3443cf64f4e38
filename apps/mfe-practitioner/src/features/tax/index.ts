export { TaxPage as Component } from './tax-page.tsx';
