export { PayPage as Component } from './pay-page.tsx';
