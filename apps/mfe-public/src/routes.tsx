import { type Guard, guard, loginRequired, practitionerOnly, signedOutOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { prerendered } from '@freely/federation/prerendered';
import type { RouteObject } from '@freely/router';
import { pagesWithMessages, withMessages } from './messages.ts';

const homePage = pagesWithMessages(
  () => import('./features/home/index.ts'),
  'public/home',
  'public/joining',
);
const legalPage = pagesWithMessages(() => import('./features/legal/index.ts'), 'public/legal');
const howItWorksPage = pagesWithMessages(
  () => import('./features/how-it-works/index.ts'),
  'public/how-it-works',
  'public/help',
);
const aboutUsPage = pagesWithMessages(
  () => import('./features/about-us/index.ts'),
  'public/about-us',
  'forms',
);

/** Loaded lazily: most users of the public site never need the call that this guard makes. */
const wizardStepRequired: Guard = async (args) =>
  (await import('@freely/auth/wizard-step')).wizardStepRequired(args);

/** Loaded lazily too: it is of one page, which most people never open. */
const customersLogOutFirst: Guard = async (args) =>
  (await import('./joining/customers-log-out-first.ts')).customersLogOutFirst(args);

/** Pages for everybody, search engines included. */
const publicPages: RouteObject[] = [
  { path: '', lazy: homePage(({ HomePage }) => HomePage) },
  { path: 'hair-dresser', lazy: homePage(({ HairDresserPage }) => HairDresserPage) },
  { path: 'beautician', lazy: homePage(({ BeauticianPage }) => BeauticianPage) },
  {
    path: 'massage-therapist',
    lazy: homePage(({ MassageTherapistPage }) => MassageTherapistPage),
  },
  { path: 'male-grooming', lazy: homePage(({ MaleGroomingPage }) => MaleGroomingPage) },
  {
    path: 'services',
    lazy: withMessages(() => import('./features/services/index.ts'), 'public/services'),
  },
  {
    path: 'hygiene',
    lazy: withMessages(() => import('./features/hygiene/index.ts'), 'public/hygiene'),
  },
  {
    path: 'join-freely',
    lazy: withMessages(
      () => import('./features/join-freely/index.ts'),
      'public/join-freely',
      'public/joining',
    ),
  },
  {
    path: 'how-it-works',
    lazy: howItWorksPage(({ HowItWorksPage }) => HowItWorksPage),
    children: [
      { index: true, lazy: howItWorksPage(({ OwnTab }) => OwnTab) },
      { path: 'customer', lazy: howItWorksPage(({ CustomerTab }) => CustomerTab) },
      {
        path: 'practitioner',
        lazy: howItWorksPage(({ PractitionerTab }) => PractitionerTab),
      },
      { path: 'faq', lazy: howItWorksPage(({ FaqTab }) => FaqTab) },
    ],
  },
  {
    path: 'support',
    lazy: withMessages(
      () => import('./features/support/index.ts'),
      'public/support',
      'public/help',
    ),
  },
  { path: 'about-us', lazy: aboutUsPage(({ OurStoryPage }) => OurStoryPage) },
  { path: 'our-team', lazy: aboutUsPage(({ OurTeamPage }) => OurTeamPage) },
  { path: 'contacts', lazy: aboutUsPage(({ ContactPage }) => ContactPage) },
  {
    path: 'sync-calendar',
    lazy: withMessages(() => import('./features/sync-calendar/index.ts'), 'public/sync-calendar'),
  },
  {
    path: 'terms-of-service',
    lazy: legalPage(({ TermsOfServicePage }) => TermsOfServicePage),
  },
  {
    path: 'privacy-policy',
    lazy: legalPage(({ PrivacyPolicyPage }) => PrivacyPolicyPage),
  },
  {
    path: 'cookies-policy',
    lazy: legalPage(({ CookiesPolicyPage }) => CookiesPolicyPage),
  },
];

const remote: RemoteModule = {
  name: 'mfe-public',
  routes: [
    { handle: prerendered, children: publicPages },
    {
      path: 'practitioner-registration',
      loader: guard(customersLogOutFirst, signedOutOnly),
      lazy: withMessages(() => import('./features/sign-up/index.ts'), 'public/sign-up', 'forms'),
    },
    {
      path: 'practitioner-information/:currentStep?',
      loader: guard(loginRequired, practitionerOnly, wizardStepRequired),
      lazy: withMessages(
        () => import('./features/onboarding/index.ts'),
        'public/onboarding',
        'practice/invitations',
        'practice/places',
        'practice/treatments',
        'practice/week',
        'ui/images',
      ),
    },
  ],
};

export default remote;
