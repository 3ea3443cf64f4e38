import type { RemoteModule } from '@freely/federation';
import { texts } from './texts.ts';
import { namespace } from './words.ts';

const remote: RemoteModule = {
  name: 'mfe-public',
  i18n: { namespace, resources: texts },
  routes: [{ path: '', lazy: () => import('./features/home/index.ts') }],
};

export default remote;
