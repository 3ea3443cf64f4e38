import type { LocationType, PractitionerServices } from '@freely/api-client/contract';
import { type Pence, penceOf, percentOf, poundsOf } from '@freely/domain/money';

export type OfferedService = PractitionerServices['sub_services'][number];
/** Treatment id → quantity. */
export type Quantities = Readonly<Record<string, number>>;

/** The price of a visit in pounds, for display; the server recomputes it (D20). */
export interface VisitPrice {
  beforeDiscount: number;
  discountAmount: number;
  total: number;
}

/**
 * Treatments plus, for home visits, the call-out charge, minus `percent` of both (D21). Amounts are
 * in pounds and added in pence.
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
  // There is no call-out charge while no treatment is chosen.
  const hasTreatments = unitsOf(services, quantities).length > 0;
  const callOut = hasTreatments && locationType === 'mobile' ? penceOf(callOutCharge ?? 0) : 0;

  return withDiscount(treatments + callOut, percent);
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
