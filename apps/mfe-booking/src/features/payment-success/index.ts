export { PaymentSuccessPage as Component } from './payment-success-page.tsx';
