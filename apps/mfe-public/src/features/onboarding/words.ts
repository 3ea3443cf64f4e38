import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const onboarding = {
  steps: {
    label: 'Sign-up steps',
    signUp: '1. Sign up',
    services: '2. Services',
    locations: '3. Locations',
    availability: '4. Availability',
    skills: '5. Skills and experience',
    finished: '6. Finished',
  },
  actions: 'Step actions',
  next: 'Next',
  continue: 'Continue',
  ok: 'OK',
  loading: 'Loading this step',
  failed: { title: 'We could not load this step', retry: 'Try again' },
  services: {
    title: 'Your services',
    heading: 'What do you do?',
    lead: 'Open a treatment and enter your price. Only treatments with a price are offered.',
    chosen_one: '{{count}} treatment chosen',
    chosen_other: '{{count}} treatments chosen',
    note: {
      title: 'A note on prices',
      first:
        'You set your own prices and can change them at any time. {{brand}} keeps 20% including VAT: for a £100.00 booking you are paid £80.00.',
      second:
        'The minutes decide which times customers can book. Change them if you need more or less time.',
    },
  },
  locations: {
    title: 'Your locations',
    heading: 'Where do you work?',
    lead: 'Choose mobile, salon or both. You can change this later.',
    mobile: 'Mobile',
    mobileText: 'You travel to your customers. Your own address is never shown to anyone.',
    salon: 'Salon',
    salonText:
      'Customers come to you, at your home or at a salon. They see the address once they have paid.',
    salonNumber: 'Salon {{number}}',
    addSalon: 'Add another salon',
    removeSalon: 'Remove this salon',
    removeSalonNumber: 'Remove this salon, number {{number}}',
    choose: 'Please choose mobile, salon or both',
    note: {
      title: 'A note on places',
      first:
        'Customers search by their own address. We find you when they live within your travel distance, or near your salon.',
      second: 'The call-out charge is added to each visit, and shown beside your prices.',
    },
  },
  availability: {
    title: 'Your work hours',
    heading: 'When do you work?',
    lead: 'Set a usual week for each place you work. You can block out holidays later in your calendar.',
    dayRequired: 'Please choose at least one day for each location: {{places}}',
    note: {
      title: 'A note on hours',
      first:
        'New days run from 09:00 to 18:00 with a break from 13:00 to 14:00. Times are in 15-minute steps.',
      second: 'Switch on at least one day for each location.',
    },
  },
  skills: {
    title: 'Your skills and experience',
    heading: 'What should customers know?',
    lead: 'Qualifications, experience and photos of your work help people choose you.',
    qualifications: 'Qualifications',
    qualificationsHint: 'For example: NVQ Level 3 in Beauty Therapy. Press Enter after each.',
    start: 'When did you start working?',
    images: 'Photos of your work',
    imagesHint:
      'At least one, at most {{most}}. Large photos are made smaller here, before they are sent.',
    insurance: 'Do you have insurance for your work?',
    insuranceHint: 'The red tick needs insurance. Our team checks the documents.',
    yes: 'Yes',
    no: 'No',
    disclaimer:
      'I give customers a medical disclaimer form before a treatment that needs one, and keep it safe.',
    finish: 'Finish',
    tooMany: 'You can add only {{most}} images',
    tooManyText: 'The first ones of your selection were added. Remove a photo to add another one.',
    setFailed: 'Failed to set id for image',
    getFailed: 'Failed to get id for image',
    rules: {
      month: 'Start date is required',
      image: 'Please add image',
      insurance: 'Please choose yes or no',
      disclaimer: 'Please check to continue',
    },
    note: {
      title: 'A note on trust',
      first:
        'A member of our team contacts you before you go live, and checks your insurance and qualifications.',
      second: 'Use natural light for photos, and show hands at work or the finished look.',
    },
  },
  finished: {
    title: 'Finished',
    heading: 'That’s everything, thank you.',
    lead: 'We will be in touch before you go live. Until then, you can improve your profile.',
    view: 'View my profile',
    photo: {
      heading: 'Add a profile photo',
      add: 'Choose a photo',
      change: 'Choose another photo',
      about: 'A clear picture of your face. GIF, JPEG, PNG or BMP.',
      wrongType: 'Please add a GIF, JPEG, PNG or BMP image',
    },
    invite: {
      heading: 'Invite reviewers',
      text: 'Ask up to three former clients to review you. They get a link by email, and their reviews are marked as from invited clients.',
    },
    note: {
      title: 'What happens next',
      first:
        'We check your documents and approve your profile. Then customers near you can find and book you.',
      second: 'You are paid 48 hours after each treatment. Add your bank details under Settings.',
    },
  },
} as const;

export const { useWords } = lateWordsOf(namespace, { onboarding });
