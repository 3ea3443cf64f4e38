// The webpack configuration of the product: `hostConfig` for the shell, `remoteConfig` for a remote,
// `singleBundleConfig` for the comparison of `npm run bench`.
export { devRemotes } from './dev-ports.ts';
export { hostConfig } from './host-config.ts';
export { remoteConfig } from './remote-config.ts';
export { runBuild } from './run-build.ts';
export { singleBundleConfig, singleBundleFolder } from './single-bundle.ts';
