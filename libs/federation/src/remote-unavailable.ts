/** A remote could not be loaded in any of its releases. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;
  /** The release that was tried last; null when the registry knows none. */
  readonly version: string | null;
  /** Names this failure in telemetry, for whoever is asked about it. */
  readonly traceId: string;

  constructor(remote: string, version: string | null, cause?: unknown) {
    super(`The remote ${remote} is unavailable.`, { cause });
    this.remote = remote;
    this.version = version;
    this.traceId = newTraceId();
  }
}

/** Eight characters that a person can read out. */
export function newTraceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
