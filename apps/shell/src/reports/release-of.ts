/** A release, as it is reported. */
export interface ReleaseName {
  readonly unit: string;
  readonly version: string;
}

const IN_RELEASE = /\/r\/([a-z][a-z0-9-]{1,40})\/([\w.+-]{1,120})\//;

/** The release that a script belongs to, from its URL or a stack with it; null for anything else. */
export function releaseIn(text: string | undefined): ReleaseName | null {
  const [, unit, version] = IN_RELEASE.exec(text ?? '') ?? [];

  return unit && version ? { unit, version } : null;
}

/** The release whose code threw; null where nothing says so, as for extensions of the browser. */
export function releaseOfError(event: ErrorEvent | PromiseRejectionEvent): ReleaseName | null {
  const thrown: unknown = 'reason' in event ? event.reason : event.error;
  const stack = thrown instanceof Error ? thrown.stack : undefined;

  return releaseIn(stack) ?? ('filename' in event ? releaseIn(event.filename) : null);
}
