import { devRemotes, hostConfig } from '@freely/tools/webpack';
import { devSite } from './server/dev-site.ts';

export default hostConfig(import.meta.dirname, () => devSite(devRemotes));
