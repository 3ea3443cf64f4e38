import { userWith } from '@freely/shell-sdk/testing';

/** A practitioner who has finished onboarding. */
export const amara = userWith({
  name: 'Amara',
  user_roles: ['practitioner', 'customer'],
  practitioner_info: { practitioner_rating: 4.9, reviews_amount: 127, onboarding_step: 6 },
});
