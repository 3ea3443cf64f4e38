export { TaxReportsPage as Component } from './tax-reports-page.tsx';
