import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const profile = {
  name: 'Profile',
  lead: 'What customers see of you. Changes are saved automatically.',
  view: 'View my profile',
  loading: 'Loading your profile',
  failed: 'We could not load your profile',
  photo: {
    title: 'Profile photo',
    text: 'Your face, in daylight. It is cropped to a square.',
    add: 'Choose a photo',
    about: 'GIF, JPEG, PNG or BMP, up to 6 MB',
    kind: 'Please choose a GIF, JPEG, PNG or BMP',
    size: 'Please add an image of at most 6 MB',
    crop: 'Crop your photo',
  },
  images: {
    title: 'Photos of your work',
    text: 'Up to 10, landscape if you can. The first is shown first.',
    label: 'Your photos',
    limit: 'You can add only 10 images',
    failed: 'We could not load your photos',
    loading: 'Loading your photos',
  },
  about: {
    title: 'About you',
    text: 'Customers see your name, how long you have worked, your qualifications and your bio.',
    firstName: 'First name',
    lastName: 'Last name',
    start: 'Start of working date',
    bio: 'Bio',
    rules: {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      start: 'Start date is required',
    },
  },
  qualifications: {
    title: 'Qualifications',
    one: 'Qualification {{number}}',
    add: 'Add a qualification',
    remove: 'Remove {{name}}',
    removeEmpty: 'Remove qualification {{number}}',
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { profile });
