import type { PageHead, PublicSettings, RemoteModule } from '@freely/federation';
import type { DehydratedState } from '@freely/query/hydration';
import type { ServedAddresses } from '../boot/boot-data.ts';

/** What a page is made of ahead of the browser. */
export interface ReadyPageRequest {
  readonly path: string;
  /** The address of the shell. */
  readonly address: string;
  readonly settings: PublicSettings;
  readonly registry: unknown;
  readonly served: ServedAddresses;
  readonly remote: RemoteModule;
}

/** A page made ahead of the browser, as a visitor without an account sees it. */
export interface ReadyPage {
  readonly html: string;
  readonly head: Partial<PageHead>;
  readonly takeOver: TakeOver;
  /** False when something of it could not be fetched, so that it should not be kept for others. */
  readonly isWhole: boolean;
}

/** What the browser needs to take a ready page over without asking again. */
export interface TakeOver {
  /** The remote whose page it is. */
  readonly remote: string;
  /** Route id → what its loader answered. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly queries: DehydratedState;
}

/** `missing`: what the address names does not exist. Null: this page is for the browser to make. */
export type ReadyAnswer = ReadyPage | 'missing' | null;
