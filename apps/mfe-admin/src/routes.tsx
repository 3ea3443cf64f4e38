import { adminOnly, guard, loginRequired } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { texts } from './texts.ts';
import { namespace } from './words.ts';

const remote: RemoteModule = {
  name: 'mfe-admin',
  i18n: { namespace, resources: texts },
  routes: [
    {
      path: 'admin',
      loader: guard(loginRequired, adminOnly),
      lazy: () => import('./frame/index.ts'),
      children: [
        { index: true, lazy: () => import('./features/practitioners/index.ts') },
        { path: 'practitioners', lazy: () => import('./features/practitioners/index.ts') },
        { path: 'customers', lazy: () => import('./features/customers/index.ts') },
        { path: 'bookings', lazy: () => import('./features/bookings/index.ts') },
        {
          path: 'loyalty-schemes',
          lazy: () => import('./features/loyalty-schemes/index.ts'),
        },
      ],
    },
  ],
};

export default remote;
