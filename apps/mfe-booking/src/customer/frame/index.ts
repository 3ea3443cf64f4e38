export { CustomerFrame as Component } from './customer-frame.tsx';
