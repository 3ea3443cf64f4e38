export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** Makes an unsafe call safe to repeat (D18, D47). */
  idempotencyKey?: string | undefined;
}

/** Who makes a call: the user who was signed in when `send` was called. */
export interface Caller {
  readonly token: string | null;
  /** Null unless the call sends it (D40). */
  readonly deviceToken: string | null;
}
