/** Releases have no manifest of the federation's own format, so there is none to keep. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin: () => {} };
  /** Asked when a remote is registered again, with another release. */
  readonly manifestCache = new Map<string, unknown>();
}

export function getGlobalRemoteInfo(): object {
  return {};
}
