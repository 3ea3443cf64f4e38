import {
  asksToLogIn,
  forAll,
  goes,
  guardArea,
  only,
  passes,
} from '@freely/federation/testing/guard-table';
import remote from './routes.tsx';

// Onboarding: from here the wizard takes a newcomer to the step that they are at.
guardArea(remote, '/practitioner', {
  ...forAll(only('practitioners')),
  visitor: asksToLogIn,
  practitioner: passes,
  newcomer: goes('/practitioner-information/2', 'Please complete registration'),
  both: passes,
});
