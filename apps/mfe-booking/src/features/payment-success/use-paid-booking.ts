import { useQuery } from '@freely/query';
import { useEffect, useState } from 'react';
import { bookingQuery } from '../../journey/booking-queries.ts';

/** The provider tells the server, and the server tells us: a second or two as a rule (D19). */
const firstPause = 1000;
const longestPause = 5000;
/** After this long people deserve to hear that they need not wait. */
const patience = 20_000;

/** Asks until the server says that the booking is paid, more slowly as time goes by. */
export function usePaidBooking(id: number) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);

  const booking = useQuery({
    ...bookingQuery(id),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.paid || state.status === 'error'
        ? false
        : Math.min(longestPause, firstPause + state.dataUpdateCount * 500),
  });

  return { booking, isLong };
}
