// What the shell's server and its renderers say to each other.
import type { RenderRequest, RenderResult } from '../../src/prerender/prerendered-page.ts';
import type { RemoteCode } from './remote-code.ts';

/** A page to render. The remote is given by the location of its code. */
export interface RenderTask {
  readonly request: Omit<RenderRequest, 'remote'>;
  readonly remote: RemoteCode;
  /** The shell's `server.cjs`. */
  readonly shellFile: string;
}

/** The response to a read of the API; null if it cannot be read now. */
export type BridgedResponse = {
  readonly status: number;
  readonly type: string;
  readonly body: string;
} | null;

export type ToRenderer =
  | { readonly kind: 'render'; readonly task: RenderTask }
  | { readonly kind: 'response'; readonly id: number; readonly response: BridgedResponse };

export type FromRenderer =
  | { readonly kind: 'read'; readonly id: number; readonly url: string }
  | { readonly kind: 'rendered'; readonly result: RenderResult }
  | { readonly kind: 'failed'; readonly reason: string };
