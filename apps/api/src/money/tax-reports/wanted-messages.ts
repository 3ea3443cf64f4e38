// Which messages say what is not said yet: everything at first, and then only what differs.
import { isDeepStrictEqual } from 'node:util';
import type { Quarters } from './earned-by-quarter.repository.ts';
import type { SellerIdentity } from './sealed-seller.ts';

export interface Seller extends Quarters {
  practitionerId: number;
  identity: SellerIdentity;
}

/** A practitioner as a message says it. */
export interface Statement extends Seller {
  /** The row of the statement that this one corrects. */
  corrects: number | null;
  isDeletion: boolean;
}

export type MessageKind = 'first' | 'addition' | 'correction';
export type Messages = Partial<Record<MessageKind, Statement[]>>;

/** The last statement about a practitioner that was filed. */
export type FiledStatement = Statement & { id: number };

/**
 * `filed` is null before the first message of the year. A message cannot both add and correct, so there may
 * be two.
 */
export function wantedMessages(
  current: readonly Seller[],
  filed: readonly FiledStatement[] | null,
): Messages {
  const asNew = (seller: Seller): Statement => ({ ...seller, corrects: null, isDeletion: false });
  if (filed === null) return { first: current.map(asNew) };

  const known = new Map(
    filed.filter(({ isDeletion }) => !isDeletion).map((each) => [each.practitionerId, each]),
  );
  const addition = current.filter(({ practitionerId }) => !known.has(practitionerId)).map(asNew);
  const changed = current.flatMap((seller): Statement[] => {
    const before = known.get(seller.practitionerId);

    return before && !saysTheSame(before, seller)
      ? [{ ...seller, corrects: before.id, isDeletion: false }]
      : [];
  });
  const present = new Set(current.map(({ practitionerId }) => practitionerId));
  const gone = [...known.values()]
    .filter(({ practitionerId }) => !present.has(practitionerId))
    .map(({ id, ...before }): Statement => ({ ...before, corrects: id, isDeletion: true }));
  const correction = [...changed, ...gone];

  return {
    ...(addition.length > 0 ? { addition } : {}),
    ...(correction.length > 0 ? { correction } : {}),
  };
}

/** Whether two statements say the same of the same practitioner. */
export function saysTheSame(one: Seller, other: Seller): boolean {
  return isDeepStrictEqual(contentOf(one), contentOf(other));
}

const contentOf = ({ practitionerId, identity, consideration, fees, activities }: Seller) => ({
  ...{ practitionerId, identity, consideration, fees, activities },
});
