import {
  asksToLogIn,
  forAll,
  guardArea,
  onlyFor,
  passes,
  redirectsTo,
} from '@freely/shell-sdk/testing/guard-table';
import remote from './routes.tsx';

// From here the onboarding wizard takes a newcomer to their step.
guardArea(remote, '/practitioner', {
  ...forAll(onlyFor('practitioners')),
  anonymous: asksToLogIn,
  practitioner: passes,
  newcomer: redirectsTo('/practitioner-information/2', 'Please complete registration'),
  both: passes,
});
