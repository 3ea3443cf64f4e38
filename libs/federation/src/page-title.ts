import { createStore } from '@freely/store';
import { useEffect } from 'react';

/** The title of the page on screen, without the brand: the shell adds that (D1, D7). */
export const pageTitleStore = createStore<{ readonly title: string }>(() => ({ title: '' }));

/** Names the page. Every page calls it once, with a translated title (D7). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitleStore.setState({ title });
  }, [title]);
}
