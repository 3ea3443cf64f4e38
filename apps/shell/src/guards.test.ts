import {
  asksToLogIn,
  forAll,
  guardTable,
  passes,
  roleHomes,
} from '@freely/shell-sdk/testing/guard-table';
import { shellPages } from './routes.tsx';

guardTable({ routes: shellPages }, [
  {
    guard: 'login required',
    path: '/profile?tab=raw',
    outcomes: { ...forAll(passes), anonymous: asksToLogIn },
  },
  { guard: 'login is for anonymous users', path: '/login', outcomes: roleHomes },
  { guard: 'so is the login of practitioners', path: '/login/practitioner', outcomes: roleHomes },
  { guard: 'sign-up is for anonymous users', path: '/customer-registration', outcomes: roleHomes },
]);
