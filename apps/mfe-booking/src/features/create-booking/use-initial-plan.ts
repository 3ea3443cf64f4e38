import { useState } from 'react';
import type { PlannedBooking } from '../../journey/journey.ts';
import { journeyStore } from '../../journey/journey-store.ts';

/** The plan as it was when the page opened: the store may clear it while the booking is created. */
export function useInitialPlan(): PlannedBooking | null {
  const [plan] = useState(() => journeyStore.getState().plan);

  return plan;
}
