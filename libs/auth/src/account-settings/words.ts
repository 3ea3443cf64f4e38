import { lateWordsOf } from '@freely/federation/words';

/** Texts that travel with the settings pages, in a namespace of their own. */
export const { useWords } = lateWordsOf('account-settings', {
  saved: 'Updated successfully',
  save: 'Save',
  status: {
    title: 'Profile status',
    text: 'Inactive hides you: nobody can book with you, and bookings that stand are not touched.',
    customerText: 'Inactive pauses your account: no news, and no new bookings.',
    label: 'Status',
    active: 'Active',
    inactive: 'Inactive',
  },
  password: {
    title: 'Password',
    text: 'A new one signs you out everywhere else.',
    old: 'Old password',
    new: 'New password',
    hint: 'At least 8 characters',
    confirmation: 'Confirm new password',
    oldRequired: 'Old password is required',
    submit: 'Change password',
  },
  email: {
    title: 'Email',
    text: 'Yours is {{email}}. We send a link to the new address; it counts once you have opened that.',
    label: 'New email',
    submit: 'Change email',
  },
  phone: {
    title: 'Phone',
    text: 'Shared with the other side of a booking once it is paid, and with nobody else.',
    label: 'Phone',
    submit: 'Save phone',
  },
  data: {
    title: 'Your data',
    text: 'Everything that we keep about you, as one file for you or for another service.',
    submit: 'Download my data',
    done: 'Your data has been downloaded',
  },
  delete: {
    title: 'Delete account',
    submit: 'Delete account',
    question: 'Delete your account?',
    done: 'Your account has been deleted',
  },
});
