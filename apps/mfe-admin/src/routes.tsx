import { adminOnly, guard, loginRequired } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { withMessages } from './messages.ts';

const practitioners = withMessages(
  () => import('./features/practitioners/index.ts'),
  'admin/practitioners',
  'ui/table',
);

const remote: RemoteModule = {
  name: 'mfe-admin',
  routes: [
    {
      path: 'admin',
      loader: guard(loginRequired, adminOnly),
      lazy: withMessages(() => import('./frame/index.ts'), 'admin'),
      children: [
        { index: true, lazy: practitioners },
        { path: 'practitioners', lazy: practitioners },
        {
          path: 'papers',
          lazy: withMessages(
            () => import('./features/papers/index.ts'),
            'admin/papers',
            'ui/table',
          ),
        },
        {
          path: 'customers',
          lazy: withMessages(
            () => import('./features/customers/index.ts'),
            'admin/customers',
            'api-client/discounts',
            'ui/table',
          ),
        },
        {
          path: 'bookings',
          lazy: withMessages(
            () => import('./features/bookings/index.ts'),
            'admin/bookings',
            'admin/mails',
            'admin/settle',
            'ui/table',
          ),
        },
        {
          path: 'loyalty-schemes',
          lazy: withMessages(
            () => import('./features/loyalty-schemes/index.ts'),
            'admin/loyalty-schemes',
            'api-client/discounts',
          ),
        },
        {
          path: 'statistics',
          lazy: withMessages(() => import('./features/statistics/index.ts'), 'admin/statistics'),
        },
        {
          path: 'reviews',
          lazy: withMessages(
            () => import('./features/reviews/index.ts'),
            'admin/reviews',
            'ui/table',
          ),
        },
        {
          path: 'disputes',
          lazy: withMessages(
            () => import('./features/disputes/index.ts'),
            'admin/disputes',
            'admin/settle',
            'ui/table',
          ),
        },
        {
          path: 'gifts',
          lazy: withMessages(() => import('./features/gifts/index.ts'), 'admin/gifts', 'ui/table'),
        },
        {
          path: 'waiting-list',
          lazy: withMessages(
            () => import('./features/waiting-list/index.ts'),
            'admin/waiting-list',
            'ui/table',
          ),
        },
        {
          path: 'audit',
          lazy: withMessages(() => import('./features/audit/index.ts'), 'admin/audit', 'ui/table'),
        },
        {
          path: 'tax-reports',
          lazy: withMessages(
            () => import('./features/tax-reports/index.ts'),
            'admin/tax-reports',
            'ui/table',
          ),
        },
        {
          path: 'releases',
          lazy: withMessages(
            () => import('./features/releases/index.ts'),
            'admin/releases',
            'ui/table',
          ),
        },
        {
          path: 'release-log',
          lazy: withMessages(
            () => import('./features/release-log/index.ts'),
            'admin/release-log',
            'ui/table',
          ),
        },
        {
          path: 'abuse',
          lazy: withMessages(() => import('./features/abuse/index.ts'), 'admin/abuse', 'ui/table'),
        },
        {
          path: 'second-factors',
          lazy: withMessages(
            () => import('./features/second-factors/index.ts'),
            'admin/second-factors',
            'ui/table',
          ),
        },
        {
          path: 'status',
          lazy: withMessages(
            () => import('./features/status/index.ts'),
            'admin/status',
            'admin/mails',
            'ui/table',
          ),
        },
        {
          path: 'patch-tests',
          lazy: withMessages(() => import('./features/patch-tests/index.ts'), 'admin/patch-tests'),
        },
        {
          path: 'questionnaires',
          lazy: withMessages(
            () => import('./features/questionnaires/index.ts'),
            'admin/questionnaires',
            'api-client/questionnaires',
            'practice/questionnaires',
            'practice/questions',
          ),
        },
        {
          path: 'account',
          lazy: withMessages(
            () => import('./features/account/index.ts'),
            'account-settings',
            'forms',
          ),
        },
        {
          path: 'market-settings',
          lazy: withMessages(
            () => import('./features/market-settings/index.ts'),
            'admin/market-settings',
          ),
        },
      ],
    },
  ],
};

export default remote;
