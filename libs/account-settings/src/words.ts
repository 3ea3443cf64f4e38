import { lateWordsOf } from '@freely/shell-sdk/words';

/** Messages that are loaded with the settings pages, in their own namespace. */
export const { useWords } = lateWordsOf('account-settings', {
  saved: 'Updated successfully',
  save: 'Save',
  status: {
    title: 'Profile status',
    text: 'While you are inactive, nobody can find or book you. Existing bookings stay as they are.',
    customerText: 'While you are inactive, you get no news and cannot make new bookings.',
    label: 'Status',
    active: 'Active',
    inactive: 'Inactive',
  },
  password: {
    title: 'Password',
    text: 'Changing your password signs you out on all other devices.',
    old: 'Old password',
    new: 'New password',
    hint: 'At least 8 characters',
    confirmation: 'Confirm new password',
    oldRequired: 'Old password is required',
    submit: 'Change password',
  },
  email: {
    title: 'Email',
    text: 'Your email is {{email}}. We will send a link to the new one, to confirm the change.',
    label: 'New email',
    submit: 'Change email',
  },
  phone: {
    title: 'Phone',
    text: 'Only shared with the other person in a booking, once it is paid.',
    label: 'Phone',
    submit: 'Save phone',
  },
  data: {
    title: 'Your data',
    text: 'Everything we hold about you, in one file that you can keep or take to another service.',
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
