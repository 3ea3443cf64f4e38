import type { AccountObject } from '../objects.ts';
import { newId, secondsNow } from '../protocol/identifiers.ts';
import type { Parameters } from '../protocol/parameters.ts';
import { externalAccounts } from './bank-account.ts';

export const accountParameters = [
  'type',
  'country',
  'email',
  'business_type',
  'business_profile',
  'capabilities',
  'company',
  'controller',
  'default_currency',
  'external_account',
  'individual',
  'metadata',
  'settings',
  'tos_acceptance',
];

const accountTypes = ['custom', 'express', 'none', 'standard'] as const;

export function newAccount(parameters: Parameters): AccountObject {
  const account: AccountObject = {
    id: newId('acct', 16),
    object: 'account',
    business_profile: null,
    business_type: 'individual',
    capabilities: {},
    charges_enabled: false,
    country: parameters.string('country') ?? 'GB',
    created: secondsNow(),
    default_currency: parameters.string('default_currency') ?? 'gbp',
    details_submitted: false,
    email: null,
    metadata: {},
    payouts_enabled: false,
    settings: null,
    type: parameters.choice('type', accountTypes) ?? 'none',
  };
  return updatedAccount(account, parameters);
}

/** An account can be paid once its bank account is known, from this call or from onboarding. */
export function updatedAccount(account: AccountObject, parameters: Parameters): AccountObject {
  const requested = Object.keys(parameters.hash('capabilities')?.raw ?? {});
  const capabilities = {
    ...account.capabilities,
    ...Object.fromEntries(requested.map((name) => [name, 'inactive' as const])),
  };
  const changed = {
    ...account,
    ...(parameters.has('external_account')
      ? { external_accounts: externalAccounts(account.id, parameters) }
      : {}),
    capabilities,
    email: parameters.has('email') ? parameters.nullableString('email') : account.email,
    metadata: parameters.metadata(account.metadata),
  };
  return parameters.has('external_account') || account.details_submitted
    ? onboardedAccount(changed)
    : { ...changed, requirements: requirements(['external_account', 'tos_acceptance.date']) };
}

export function onboardedAccount(account: AccountObject): AccountObject {
  const names = [...Object.keys(account.capabilities ?? {}), 'transfers'];
  return {
    ...account,
    capabilities: Object.fromEntries(names.map((name) => [name, 'active' as const])),
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: requirements([]),
  };
}

function requirements(due: string[]): NonNullable<AccountObject['requirements']> {
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: due.length > 0 ? 'requirements.past_due' : null,
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}
