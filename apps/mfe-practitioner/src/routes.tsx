import { guard, loginRequired, onboarded, practitionerOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { replace } from '@freely/router';
import { texts } from './texts.ts';
import { namespace } from './words.ts';

const remote: RemoteModule = {
  name: 'mfe-practitioner',
  i18n: { namespace, resources: texts },
  routes: [
    {
      path: 'practitioner',
      loader: guard(loginRequired, practitionerOnly, onboarded),
      lazy: () => import('./frame/index.ts'),
      children: [
        // Bookings are the first screen until the dashboard has more to sum up.
        { index: true, loader: () => replace('/practitioner/bookings') },
        { path: 'bookings', lazy: () => import('./features/bookings/index.ts') },
      ],
    },
  ],
};

export default remote;
