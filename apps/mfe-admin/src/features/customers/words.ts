import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const customers = {
  heading: 'Customers',
  placeholder: 'Name or email',
  count_one: '{{count}} customer',
  count_other: '{{count}} customers',
  label: 'Customers',
  id: 'ID',
  name: 'Name',
  email: 'Email',
  discount: 'Discount',
  bookings: 'Bookings',
  joined: 'Joined',
  actions: 'Actions',
  settings: 'Settings',
  settingsOf: 'Settings for {{name}}',
  open: 'Open profile',
  openOf: 'Open profile of {{name}}',
  percent: '{{discount}}%',
  empty: 'No customers yet',
  emptyText: 'They appear here as they sign up.',
  discountText:
    'Percentage off each booking. Only the best discount applies; discounts do not add up.',
  discountField: 'Discount, %',
  save: 'Save',
  history: 'Earlier discounts',
  noHistory: 'No discount has been set',
  profile: 'Profile',
  phone: 'Phone',
  practitioner: 'Also a practitioner',
  money: 'Payments',
  paid: 'Paid',
  refunded: 'Refunded',
  cancelled: 'Cancelled bookings',
  latest: 'Latest bookings',
  noBookings: 'No bookings yet',
  booking: '{{reference}}, {{practitioner}}, {{status}}',
} as const;

export const { useWords: useCustomerWords } = lateWordsOf(namespace, { customers });
