import {
  type DataKeys,
  decrypt,
  encrypt,
  taxReportContext,
} from '../../infrastructure/encryption/index.ts';

/** Who is reported, as it was known when the report was made. */
export interface SellerIdentity {
  first_name: string;
  last_name: string;
  street: string;
  city: string;
  postcode: string;
  birthday: string;
  tax_number: string;
  /** Null when the practitioner has given no bank details. */
  account: { sort_code: string; account_number: string } | null;
}

interface Ids {
  id: number;
  practitionerId: number;
}

/** Bound to the row: the identity of one is of no use in another. */
export function sealIdentity(
  keys: DataKeys,
  { id, practitionerId }: Ids,
  identity: SellerIdentity,
): Buffer {
  return encrypt(keys, taxReportContext(practitionerId, id), JSON.stringify(identity));
}

export function openIdentity(
  keys: DataKeys,
  { id, practitionerId, sealed }: Ids & { sealed: Buffer },
): SellerIdentity {
  return JSON.parse(decrypt(keys, taxReportContext(practitionerId, id), sealed)) as SellerIdentity;
}
