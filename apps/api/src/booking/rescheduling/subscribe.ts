import type { Deps } from '../../deps.ts';
import { salonAddressChanged } from '../../practice/events/index.ts';
import { dropStaleHoldsAt } from '../checkout/index.ts';
import { followSalon } from './follow-salon.ts';

export function subscribeRescheduling({ events, jobs }: Pick<Deps, 'events' | 'jobs'>): void {
  events.subscribe(salonAddressChanged, (trx, salon) =>
    salon.isElsewhere
      ? // A payment that is still under way would confirm them for the old address.
        dropStaleHoldsAt(trx, { events, jobs }, salon)
      : followSalon(trx, jobs, salon),
  );
}
