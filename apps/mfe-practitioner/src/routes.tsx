import { guard, loginRequired, onboarded, practitionerOnly } from '@freely/auth';
import { latestStepKnown } from '@freely/auth/onboarding-step';
import type { RemoteModule } from '@freely/federation';
import type { RouteObject } from '@freely/router';
import { withMessages } from './messages.ts';

const screens: RouteObject[] = [
  {
    index: true,
    lazy: withMessages(() => import('./features/home/index.ts'), 'practitioner/home'),
  },
  {
    path: 'calendar',
    lazy: withMessages(
      () => import('./features/calendar/index.ts'),
      'practitioner/calendar',
      'practitioner/conflicts',
    ),
  },
  {
    path: 'bookings',
    lazy: withMessages(
      () => import('./features/bookings/index.ts'),
      'practitioner/bookings',
      'practice/questions',
      'ui/table',
    ),
  },
  {
    path: 'services',
    lazy: withMessages(
      () => import('./features/services/index.ts'),
      'practitioner/services',
      'practitioner/autosave',
      'practice/treatments',
    ),
  },
  {
    path: 'availability',
    lazy: withMessages(
      () => import('./features/work-hours/index.ts'),
      'practitioner/work-hours',
      'practitioner/autosave',
      'practice/week',
    ),
  },
  {
    path: 'locations',
    lazy: withMessages(
      () => import('./features/locations/index.ts'),
      'practitioner/locations',
      'practitioner/conflicts',
      'practitioner/travel',
      'practice/week',
      'practitioner/autosave',
      'practice/places',
    ),
  },
  {
    path: 'profile',
    lazy: withMessages(
      () => import('./features/profile/index.ts'),
      'practitioner/profile',
      'practitioner/autosave',
      'ui/images',
    ),
  },
  {
    path: 'papers',
    lazy: withMessages(() => import('./features/papers/index.ts'), 'practitioner/papers'),
  },
  {
    path: 'questionnaires',
    lazy: withMessages(
      () => import('./features/questionnaires/index.ts'),
      'practitioner/questionnaires',
      'api-client/questionnaires',
      'practice/questionnaires',
      'practice/questions',
    ),
  },
  {
    path: 'settings',
    lazy: withMessages(
      () => import('./features/settings/index.ts'),
      'practitioner/settings',
      'account-settings',
      'forms',
    ),
  },
  {
    path: 'invite-reviewers',
    lazy: withMessages(
      () => import('./features/invite-reviewers/index.ts'),
      'practitioner/invite-reviewers',
    ),
  },
  {
    path: 'reviews',
    lazy: withMessages(() => import('./features/reviews/index.ts'), 'practitioner/reviews'),
  },
  {
    path: 'earnings',
    lazy: withMessages(
      () => import('./features/earnings/index.ts'),
      'practitioner/earnings',
      'ui/table',
    ),
  },
  {
    path: 'tax',
    lazy: withMessages(() => import('./features/tax/index.ts'), 'practitioner/tax', 'ui/table'),
  },
  {
    path: 'calendar-sync',
    lazy: withMessages(
      () => import('./features/calendar-sync/index.ts'),
      'practitioner/calendar-sync',
    ),
  },
  {
    path: 'why-not',
    lazy: withMessages(() => import('./features/why-not/index.ts'), 'practitioner/why-not'),
  },
];

// On every child: navigation between screens does not run the loader of their parent again.
const loader = guard(loginRequired, practitionerOnly, latestStepKnown, onboarded);

const remote: RemoteModule = {
  name: 'mfe-practitioner',
  routes: [
    {
      path: 'practitioner',
      lazy: withMessages(() => import('./frame/index.ts'), 'practitioner'),
      children: screens.map((screen) => ({ ...screen, loader })),
    },
  ],
};

export default remote;
