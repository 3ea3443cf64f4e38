import { useLocation, useNavigate } from '@freely/router';
import type { MouseEvent } from 'react';

/** The state of links from the results: the entry of the history before theirs is the results. */
export const fromResults = { isFromResults: true };

/**
 * For links to the results: a press goes back to those that the page was opened from, where they were left. Opened
 * otherwise, or in another tab, the link leads to them as any link does.
 */
export function useBackToResults(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const isFromResults = useLocation().state?.isFromResults === true;

  return (event) => {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isFromResults || isModified) return;
    event.preventDefault();
    navigate(-1);
  };
}
