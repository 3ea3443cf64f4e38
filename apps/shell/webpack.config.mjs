import { hostConfig } from '@freely/tools/webpack';
import { devServer } from './server/dev-server.ts';

export default hostConfig(import.meta.dirname, devServer());
