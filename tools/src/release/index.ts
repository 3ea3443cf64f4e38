// Releasing: `buildRelease` copies a build to an immutable folder, `publish` and `rollback` change
// the registry. None of them builds the remote: `nx run <remote>:build` does.
export { remoteNames } from '../webpack/dev-ports.ts';
export { buildRelease } from './build-release.ts';
export { publish, rollback } from './publish.ts';
export { readRegistry } from './registry-file.ts';
export { type SourceState, sourceState } from './source-state.ts';
