import type { RemoteModule } from '@freely/federation';
import { texts } from './texts.ts';

const remote: RemoteModule = {
  name: 'mfe-booking',
  i18n: { namespace: 'booking', resources: texts },
  routes: [
    {
      path: 'services-search',
      lazy: () => import('./features/placeholder/index.ts'),
    },
  ],
};

export default remote;
