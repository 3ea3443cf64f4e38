import { serverNow } from '@freely/api-client/client';
import { useQuery } from '@freely/query';
import { useEffect, useState } from 'react';
import { bookingQuery } from '../../journey/booking-queries.ts';
import { stageOf } from '../../journey/stage-of.ts';

/** The provider's webhook usually takes a second or two to reach the server (D19). Milliseconds. */
const firstInterval = 1000;
const longestInterval = 5000;
/** After this time the page says that the customer does not have to wait. */
const slowAfter = 20_000;

/** Polls until the server says that the booking is paid, at growing intervals. */
export function usePaidBooking(id: number) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);

  const booking = useQuery({
    ...bookingQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.status === 'error' ||
      (state.data && stageOf(state.data, new Date(serverNow())) !== 'unpaid')
        ? false
        : Math.min(longestInterval, firstInterval + state.dataUpdateCount * 500),
  });

  return { booking, isSlow };
}
