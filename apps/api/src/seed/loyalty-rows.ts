// Discounts with a history. Only the rebooking discount is in force, so that prices are as listed.
import { addDays, londonDay, londonInstant } from '@freely/domain/london-time';
import { subHours } from 'date-fns/subHours';
import type { PlannedMarket } from './plan.ts';
import { seededRandom } from './random.ts';

export function loyaltyRows({ staff, customers }: PlannedMarket, now: Date) {
  const admin = staff[0]?.id ?? null;
  const today = londonDay(now);
  const [fromDay, toDay] = [addDays(today, -40), addDays(today, -26)];
  const at = (daysBack: number) => subHours(now, daysBack * 24);
  const audit = (action: string, subject: string, daysBack: number, detail: object) => ({
    actor_id: admin,
    action,
    subject,
    detail,
    at: at(daysBack),
  });
  const random = seededRandom('discounts');
  const given = random
    .some(
      customers.filter(({ email }) => !email.endsWith('@freely.example')),
      6,
    )
    .map(({ id }) => ({ customer_id: id, discount: random.pick([5, 10, 15, 20]) }));

  return {
    time: {
      time_discount: 15,
      time_discount_from: londonInstant(fromDay, '09:00'),
      time_discount_to: londonInstant(toDay, '18:00'),
    },
    given,
    audited: [
      audit('loyalty.first_booking', 'loyalty', 200, { discount: 10 }),
      audit('loyalty.first_booking', 'loyalty', 75, { discount: 0 }),
      audit('loyalty.time', 'loyalty', 42, {
        discount: 15,
        from: `${fromDay} 09:00`,
        to: `${toDay} 18:00`,
      }),
      ...given.map(({ customer_id, discount }, index) =>
        audit('customer.discount', `customer:${customer_id}`, 30 - index * 4, {
          discount,
          before: 0,
        }),
      ),
    ],
  };
}
