import type { LocationType, PractitionerServices } from '@freely/api-client/contract';
import { type Pence, penceOf, percentOf, poundsOf } from '@freely/domain/money';

export type OfferedService = PractitionerServices['sub_services'][number];
/** Treatment id → how many of it. */
export type Quantities = Readonly<Record<string, number>>;

/** What a visit costs, in pounds; the server has the last word (D20). */
export interface VisitPrice {
  beforeDiscount: number;
  discountAmount: number;
  total: number;
}

/**
 * Treatments and, at the customer's home, the call-out charge; `percent` off the sum of both
 * (D21). Amounts are pounds, added in pence.
 */
export function visitPrice({
  services,
  quantities,
  callOutCharge,
  locationType,
  percent = 0,
}: {
  services: readonly OfferedService[];
  quantities: Quantities;
  callOutCharge: number | null;
  locationType: LocationType | null;
  percent?: number;
}): VisitPrice {
  const treatments = services.reduce(
    (sum, service) => sum + penceOf(service.price) * (quantities[service.id] ?? 0),
    0,
  );
  // While nothing is chosen there is nothing to travel for.
  const isVisit = unitsOf(services, quantities).length > 0;
  const travel = isVisit && locationType === 'mobile' ? penceOf(callOutCharge ?? 0) : 0;

  return withDiscount(treatments + travel, percent);
}

/** One id for each unit of quantity, in the order of the price list. */
export function unitsOf(services: readonly OfferedService[], quantities: Quantities): number[] {
  return services.flatMap(({ id }) => Array<number>(quantities[id] ?? 0).fill(id));
}

function withDiscount(sum: Pence, percent: number): VisitPrice {
  const discount = percentOf(sum, percent);

  return {
    beforeDiscount: poundsOf(sum),
    discountAmount: poundsOf(discount),
    total: poundsOf(sum - discount),
  };
}
