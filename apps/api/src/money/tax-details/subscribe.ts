import { bookingConfirmed } from '../../booking/events/index.ts';
import type { Deps } from '../../deps.ts';
import { accountClosed } from '../../people/events/index.ts';
import { taxDetailsMissing } from '../events/index.ts';
import { keepForReport } from './keep-for-report.ts';
import { ask } from './tax-details.repository.ts';

export function subscribeTaxDetails(deps: Pick<Deps, 'events' | 'config'>): void {
  const { events } = deps;

  // From the first paid booking there is something to report: personal services have no lower limit.
  events.subscribe(bookingConfirmed, async (trx, { booking }) => {
    if (booking.total_amount + booking.discount_amount === 0) return;
    const practitionerId = booking.practitioner_id;
    const requestedAt = await ask(trx, practitionerId);
    if (requestedAt === null) return;
    await events.publish(trx, taxDetailsMissing, {
      practitionerId,
      step: 'requested',
      requestedAt,
    });
  });

  events.subscribe(accountClosed, async (trx, { user, sides }) => {
    if (sides.includes('practitioner')) await keepForReport(trx, deps, user.id);
  });
}
