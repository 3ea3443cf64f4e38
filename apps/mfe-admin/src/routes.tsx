import { adminOnly, guard, loginRequired } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { texts } from './texts.ts';

const remote: RemoteModule = {
  name: 'mfe-admin',
  i18n: { namespace: 'admin', resources: texts },
  routes: [
    {
      path: 'admin',
      loader: guard(loginRequired, adminOnly),
      lazy: () => import('./features/placeholder/index.ts'),
    },
  ],
};

export default remote;
