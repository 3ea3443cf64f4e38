/** Every text of the practitioner's dashboard, in British English (D6). */
export const texts = {
  title: 'Practitioner {{screen}}',
  frame: {
    label: 'Practitioner account',
    rating: '{{rating}} from {{count}} reviews',
    noReviews: 'No reviews yet',
    bookings: 'Bookings',
  },
  bookings: {
    heading: 'Bookings',
    tabs: { label: 'Which bookings', upcoming: 'Upcoming', previous: 'Previous' },
    table: {
      upcoming: 'Upcoming bookings',
      previous: 'Previous bookings',
      id: 'Ref id',
      customer: 'Customer name',
      treatments: 'Treatments',
      location: 'Location type',
      date: 'Date and time',
      details: 'Details',
      show: 'Show booking {{id}} of {{name}}',
      hide: 'Hide booking {{id}} of {{name}}',
    },
    when: '{{date}}, {{time}}',
    canceled: 'Canceled',
    quantity: '{{quantity}} × {{name}}',
    location: { mobile: 'Mobile', salon: 'Salon' },
    facts: {
      phone: 'Customer phone',
      noPhone: 'Shared once the booking is paid',
      address: 'Address',
      notes: 'Notes',
      noNotes: 'None',
    },
    price: {
      callOut: 'Call-out charge',
      total: 'Total',
      fee: 'Freely fee, {{percent}}% including VAT',
      income: 'You’re paid',
    },
    map: 'Map of {{address}}',
    empty: {
      upcoming: {
        title: 'No upcoming bookings',
        text: 'New bookings appear here as they are paid.',
      },
      previous: { title: 'No previous bookings', text: 'Bookings move here when they are over.' },
    },
    failed: { title: 'We could not load your bookings', retry: 'Try again' },
    loading: 'Loading your bookings',
  },
} as const;
