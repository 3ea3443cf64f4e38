import type { RemoteModule } from '@freely/federation';
import { texts } from './texts.ts';

const remote: RemoteModule = {
  name: 'mfe-public',
  i18n: { namespace: 'public', resources: texts },
  routes: [
    {
      path: '',
      lazy: () => import('./features/placeholder/index.ts'),
    },
  ],
};

export default remote;
