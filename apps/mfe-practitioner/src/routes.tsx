import { guard, loginRequired, onboarded, practitionerOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { texts } from './texts.ts';

const remote: RemoteModule = {
  name: 'mfe-practitioner',
  i18n: { namespace: 'practitioner', resources: texts },
  routes: [
    {
      path: 'practitioner',
      loader: guard(loginRequired, practitionerOnly, onboarded),
      lazy: () => import('./features/placeholder/index.ts'),
    },
  ],
};

export default remote;
