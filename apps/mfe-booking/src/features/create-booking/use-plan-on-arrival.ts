import { useState } from 'react';
import { journeyStore, type PlannedBooking } from '../../journey/journey-store.ts';

/** The plan as it was when the page opened: it is used up on the way. */
export function usePlanOnArrival(): PlannedBooking | null {
  const [plan] = useState(() => journeyStore.getState().plan);

  return plan;
}
