import { createStore } from '@freely/store';
import { useEffect } from 'react';

/** What search engines and previews of links are told of a page. */
export interface PageHead {
  /** Without the brand: the shell adds that (D1, D7). */
  readonly title: string;
  /** One or two sentences. */
  readonly description: string;
  /** An absolute address, or a path of this site. */
  readonly image?: string | undefined;
  /** Objects of schema.org. */
  readonly structuredData?: readonly object[] | undefined;
}

/** The title of the page on screen, without the brand. */
export const pageTitleStore = createStore<{ readonly title: string }>(() => ({ title: '' }));

type Collect = (told: Partial<PageHead>) => void;
let collect: Collect | undefined;

/**
 * Set while a page is made ahead of the browser, where effects do not run and the head is wanted as
 * text. In a browser nobody collects: who reads a page's description has read it in the document.
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

/** Names a page that is made ahead of the browser, and describes it to whoever comes across it. */
export function usePageHead(head: PageHead): void {
  usePageTitle(head.title);
  collect?.(head);
}
