/** The messages that every screen of the practitioner's dashboard needs, in British English (D6). */
export const texts = {
  title: 'Practitioner {{screen}}',
  tryAgain: 'Try again',
  frame: {
    label: 'Practitioner account',
    noReviews: 'No reviews yet',
    menu: {
      home: 'Dashboard',
      calendar: 'Calendar',
      bookings: 'Bookings',
      services: 'Services',
      availability: 'Work hours',
      locations: 'Locations',
      profile: 'Profile',
      settings: 'Settings',
      inviteReviewers: 'Invite reviewers',
      reviews: 'Reviews',
      earnings: 'Earnings',
      calendarSync: 'Calendar sync',
      whyNot: 'Why am I not shown?',
      logout: 'Log out',
    },
  },
} as const;
