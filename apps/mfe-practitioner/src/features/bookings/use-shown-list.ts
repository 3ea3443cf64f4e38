import { useSearchParams } from '@freely/router';
import { useState } from 'react';

const tabs = ['upcoming', 'previous'] as const;
export type Tab = (typeof tabs)[number];

/**
 * The tab and the page of it that the URL names, so that a reload shows the same bookings again. Until one is chosen,
 * that is where the booking is that the URL names.
 */
export function useShownList(tabOfRequested: Tab) {
  const [params, setParams] = useSearchParams();
  // A booking that is cancelled here moves to the other tab, and does not take the reader along.
  const [first] = useState(tabOfRequested);
  const page = Number(params.get('page'));
  const tab = tabs.find((each) => each === params.get('tab')) ?? first;

  function show(list: { tab: Tab; page?: number }) {
    // Also instead of `open-booking`: after a reload, its page would not be the chosen one.
    const query = { tab: list.tab, ...(list.page && { page: String(list.page) }) };
    setParams(query, { replace: true, preventScrollReset: true });
  }

  return { tab, page: Number.isInteger(page) && page > 0 ? page : undefined, show };
}
