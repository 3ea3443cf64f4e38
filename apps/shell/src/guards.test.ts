import {
  asksToLogIn,
  forAll,
  guardTable,
  homes,
  passes,
} from '@freely/federation/testing/guard-table';
import { shellPages } from './routes.tsx';

guardTable({ routes: shellPages }, [
  {
    guard: 'login required',
    address: '/profile?tab=raw',
    outcomes: { ...forAll(passes), visitor: asksToLogIn },
  },
  { guard: 'login is for visitors', address: '/login', outcomes: homes },
  { guard: 'a practitioner’s login too', address: '/login/practitioner', outcomes: homes },
  { guard: 'sign-up is for visitors', address: '/customer-registration', outcomes: homes },
]);
