import { remoteConfig } from '@freely/tools/webpack';

export default remoteConfig(import.meta.dirname, { hasPrerenderedPages: true });
