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
        { path: 'statistics', lazy: () => import('./features/statistics/index.ts') },
        { path: 'reviews', lazy: () => import('./features/reviews/index.ts') },
        { path: 'disputes', lazy: () => import('./features/disputes/index.ts') },
        { path: 'gifts', lazy: () => import('./features/gifts/index.ts') },
        {
          path: 'market-settings',
          lazy: () => import('./features/market-settings/index.ts'),
        },
        { path: 'audit', lazy: () => import('./features/audit/index.ts') },
      ],
    },
  ],
};

export default remote;
