import type { RemoteModule } from '@freely/federation';
import type { DehydratedState } from '@freely/query/hydration';
import type { PageHead, PublicSettings } from '@freely/shell-sdk';
import type { PageFrame } from '../frame/page-frame.ts';
import type { ServedRoutes } from '../remotes/served-routes.ts';

/** The input for prerendering a page. */
export interface RenderRequest {
  readonly path: string;
  /** The public URL of the shell. */
  readonly shellUrl: string;
  readonly settings: PublicSettings;
  readonly registry: unknown;
  readonly served: ServedRoutes;
  /** Servers from before it send none. */
  readonly frame?: PageFrame;
  readonly remote: RemoteModule;
  /** Of the remote's release. */
  readonly version: string;
}

/** A prerendered page, as an anonymous user sees it. */
export interface PrerenderedPage {
  readonly html: string;
  readonly head: Partial<PageHead>;
  readonly hydration: HydrationState;
  /** False if some data could not be fetched: then the page is not cached. */
  readonly isComplete: boolean;
}

/** What the browser needs to hydrate a prerendered page without fetching again. */
export interface HydrationState {
  /** The remote that owns the page. */
  readonly remote: string;
  /** The release that rendered it, as its folder is called. */
  readonly version: string;
  /** Route id → result of its loader. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly queries: DehydratedState;
}

/** `missing`: the page does not exist. Null: the browser has to render the page. */
export type RenderResult = PrerenderedPage | 'missing' | null;
