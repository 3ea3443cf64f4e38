import { guard, loginRequired, onboarded, practitionerOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import type { RouteObject } from '@freely/router';
import { texts } from './texts.ts';
import { namespace } from './words.ts';

const screens: RouteObject[] = [
  { index: true, lazy: () => import('./features/home/index.ts') },
  { path: 'calendar', lazy: () => import('./features/calendar/index.ts') },
  { path: 'bookings', lazy: () => import('./features/bookings/index.ts') },
  { path: 'services', lazy: () => import('./features/services/index.ts') },
  { path: 'availability', lazy: () => import('./features/work-hours/index.ts') },
  { path: 'locations', lazy: () => import('./features/locations/index.ts') },
  { path: 'profile', lazy: () => import('./features/profile/index.ts') },
  { path: 'settings', lazy: () => import('./features/settings/index.ts') },
  { path: 'invite-reviewers', lazy: () => import('./features/invite-reviewers/index.ts') },
  { path: 'reviews', lazy: () => import('./features/reviews/index.ts') },
  { path: 'earnings', lazy: () => import('./features/earnings/index.ts') },
  { path: 'calendar-sync', lazy: () => import('./features/calendar-sync/index.ts') },
  { path: 'why-not', lazy: () => import('./features/why-not/index.ts') },
];

// On every child: navigation between screens does not run the loader of their parent again.
const loader = guard(loginRequired, practitionerOnly, onboarded);

const remote: RemoteModule = {
  name: 'mfe-practitioner',
  i18n: { namespace, resources: texts },
  routes: [
    {
      path: 'practitioner',
      lazy: () => import('./frame/index.ts'),
      children: screens.map((screen) => ({ ...screen, loader })),
    },
  ],
};

export default remote;
