import { createStore } from '@freely/store';
import { useEffect } from 'react';

/** What search engines and link previews read about a page. */
export interface PageHead {
  /** Without the brand: the shell adds that (D1, D7). */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** An absolute URL, or a path of this site. */
  readonly image?: string | undefined;
  /** Objects of schema.org. */
  readonly structuredData?: readonly object[] | undefined;
}

/** The title of the page on screen, without the brand. */
export const pageTitleStore = createStore<{ readonly title: string }>(() => ({ title: '' }));

type Collect = (head: Partial<PageHead>) => void;
let collect: Collect | undefined;

/**
 * Set while a page is prerendered: effects do not run there, and the head is needed as text. Not
 * set in a browser: search engines read the description from the document.
 */
export function collectPageHead(sink: Collect | undefined): void {
  collect = sink;
}

/** Names the page. Every page calls it, or `usePageHead`, once, with a translated title (D7). */
export function usePageTitle(title: string): void {
  collect?.({ title });
  useEffect(() => {
    pageTitleStore.setState({ title });
  }, [title]);
}

/** Names a prerendered page, and describes it for search engines and link previews. */
export function usePageHead(head: PageHead): void {
  usePageTitle(head.title);
  collect?.(head);
}
