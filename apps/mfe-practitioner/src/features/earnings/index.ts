export { EarningsPage as Component } from './earnings-page.tsx';
