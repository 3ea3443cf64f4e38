import { usePageTitle } from '@freely/shell-sdk';

/**
 * Sets the document title of a page over which a dialog can open. Render it only while no dialog is
 * open, so that the title is restored when the dialog closes (D7).
 */
export function DocumentTitle({ title }: { title: string }) {
  usePageTitle(title);

  return null;
}
