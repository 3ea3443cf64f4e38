export { makeStripe } from './stripe-client.ts';
