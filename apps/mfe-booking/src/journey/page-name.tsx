import { usePageTitle } from '@freely/federation';

/**
 * The title of a page that another one may cover: render it while nothing covers the page, so that
 * the title comes back when the cover is gone (D7).
 */
export function PageName({ title }: { title: string }) {
  usePageTitle(title);

  return null;
}
