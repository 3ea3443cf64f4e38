/** No release of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';
  readonly remote: string;
  /** The release that was tried last; null if the registry has none. */
  readonly version: string | null;
  /** Identifies this failure in telemetry, so that support can find it. */
  readonly traceId: string;

  constructor(remote: string, version: string | null, cause?: unknown) {
    super(`The remote ${remote} is unavailable.`, { cause });
    this.remote = remote;
    this.version = version;
    this.traceId = newTraceId();
  }
}

/** Eight characters that a person can read out to support. */
export function newTraceId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
