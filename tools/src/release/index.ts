// Releasing: `buildRelease` makes an immutable folder of a build, `publish` and `rollback` change
// the registry. None of them builds: `nx run <remote>:build` does, from its cache where it can.
export { remoteNames } from '../webpack/dev-ports.ts';
export { buildRelease } from './build-release.ts';
export { publish, rollback } from './publish.ts';
export { readRegistry } from './registry-file.ts';
export { type SourceState, sourceState } from './source-state.ts';
