import type { AccountObject } from '../objects.ts';
import { newId } from '../protocol/identifiers.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { invalidRequest } from '../protocol/stripe-error.ts';

/** A sort code that no bank has: simulates a typing mistake. */
const unknownSortCode = '000000';

/** The bank account for payouts, with only the last digits of its number. */
export function externalAccounts(
  accountId: string,
  parameters: Parameters,
): NonNullable<AccountObject['external_accounts']> {
  // A token from the browser script represents details that are not known here.
  const isToken = typeof parameters.raw.external_account === 'string';
  const last4 = isToken ? '2345' : readBankAccount(parameters).slice(-4);

  return {
    object: 'list',
    has_more: false,
    url: `/v1/accounts/${accountId}/external_accounts`,
    data: [
      {
        id: newId('ba'),
        object: 'bank_account',
        account: accountId,
        account_holder_name: null,
        account_holder_type: 'individual',
        account_type: null,
        available_payout_methods: ['standard'],
        bank_name: 'SANDBOX BANK',
        country: 'GB',
        currency: 'gbp',
        customer: null,
        default_for_currency: true,
        fingerprint: null,
        last4,
        metadata: {},
        routing_number: null,
        status: 'new',
      },
    ],
  };
}

/** Returns the account number. @throws Stripe's 400 for details that no British bank has. */
function readBankAccount(parameters: Parameters): string {
  const details = parameters.hash('external_account');
  const number = details?.requiredString('account_number') ?? '';
  const sortCode = details?.requiredString('routing_number').replaceAll('-', '') ?? '';
  if (!/^\d{6}$/.test(sortCode) || sortCode === unknownSortCode) {
    throw invalidRequest(
      'The sort code is not valid.',
      'routing_number_invalid',
      'external_account[routing_number]',
    );
  }
  if (!/^\d{8}$/.test(number)) {
    throw invalidRequest(
      'The account number is not valid.',
      'account_number_invalid',
      'external_account[account_number]',
    );
  }
  return number;
}
