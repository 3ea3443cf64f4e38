import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const settings = {
  name: 'Settings',
  loading: 'Loading your settings',
  failed: 'We could not load your settings',
  policy: {
    title: 'Cancellation policy',
    text: 'What customers get back when you or they cancel, and what it costs you.',
    link: 'Read the cancellation policy',
    newWindow: '(opens in a new window)',
  },
  bank: {
    title: 'Bank details',
    none: 'We pay you 48 hours after each appointment. For that we need your bank details.',
    some: 'We pay to the account ending in {{digits}}. To change it, enter both numbers again: they are never shown.',
    loading: 'Loading your bank details',
    failed: 'We could not load your bank details',
    sortCode: 'Sort code',
    sortHint: '6 digits',
    accountNumber: 'Account number',
    accountHint: '8 digits',
    submit: 'Save bank details',
    saved: 'Updated successfully',
    payouts: 'See your next payouts',
    rules: {
      sortCode: 'Sort code is required',
      sortCodeFormat: 'Sort code must be 6 digits',
      accountNumber: 'Account number is required',
      accountNumberFormat: 'Account number must be 8 digits',
    },
  },
  delete: {
    text: 'Your practitioner profile is deleted, and you stay as a customer. Upcoming appointments are cancelled and refunded in full.',
    consequences:
      'Customers can no longer find you, upcoming appointments are cancelled and refunded in full, and your photos, prices and hours are deleted. What you have earned so far is still paid out. You stay as a customer.',
  },
} as const;

export const texts = { settings };

export const { useWords } = lateWordsOf(namespace, texts);
