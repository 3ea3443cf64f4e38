import type { WaitingEntry, WaitingWish } from '@freely/api-client/contract';

const sorted = (ids: readonly number[]) => [...ids].sort((one, other) => one - other).join();
const unitsOf = ({ treatments }: WaitingEntry) =>
  treatments.flatMap(({ id, quantity }) => Array<number>(quantity).fill(id));

/** Whether an entry waits for what a wish does, however long: nobody waits for the same twice. */
export function isSameWish(entry: WaitingEntry, wish: WaitingWish): boolean {
  return (
    entry.status === 'waiting' &&
    entry.location_type === wish.location_type &&
    (entry.practitioner?.id ?? null) === (wish.practitioner_id ?? null) &&
    (entry.salon?.id ?? null) === (wish.salon_id ?? null) &&
    (entry.address?.postcode ?? null) === (wish.address?.postcode.toUpperCase() ?? null) &&
    sorted(unitsOf(entry)) === sorted(wish.services_ids) &&
    sorted(entry.weekdays) === sorted(wish.weekdays) &&
    entry.from === wish.from &&
    entry.to === wish.to
  );
}
