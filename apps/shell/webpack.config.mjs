import { hostConfig } from '@freely/tools/webpack';

export default hostConfig(import.meta.dirname);
