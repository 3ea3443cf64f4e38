import { type Guard, guard, loginRequired, practitionerOnly, signedOutOnly } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { prerendered } from '@freely/federation/prerendered';
import type { RouteObject } from '@freely/router';
import { texts } from './texts.ts';
import { namespace } from './words.ts';

const home = () => import('./features/home/index.ts');
const legal = () => import('./features/legal/index.ts');
const howItWorks = () => import('./features/how-it-works/index.ts');
const aboutUs = () => import('./features/about-us/index.ts');

/** Loaded lazily: most users of the public site never need the call that this guard makes. */
const wizardStepRequired: Guard = async (args) =>
  (await import('@freely/auth/wizard-step')).wizardStepRequired(args);

/** Pages for everybody, search engines included. */
const publicPages: RouteObject[] = [
  { path: '', lazy: async () => ({ Component: (await home()).HomePage }) },
  { path: 'hair-dresser', lazy: async () => ({ Component: (await home()).HairDresserPage }) },
  { path: 'beautician', lazy: async () => ({ Component: (await home()).BeauticianPage }) },
  {
    path: 'massage-therapist',
    lazy: async () => ({ Component: (await home()).MassageTherapistPage }),
  },
  { path: 'male-grooming', lazy: async () => ({ Component: (await home()).MaleGroomingPage }) },
  { path: 'services', lazy: () => import('./features/services/index.ts') },
  { path: 'hygiene', lazy: () => import('./features/hygiene/index.ts') },
  { path: 'join-freely', lazy: () => import('./features/join-freely/index.ts') },
  {
    path: 'how-it-works',
    lazy: async () => ({ Component: (await howItWorks()).HowItWorksPage }),
    children: [
      { index: true, lazy: async () => ({ Component: (await howItWorks()).OwnTab }) },
      { path: 'customer', lazy: async () => ({ Component: (await howItWorks()).CustomerTab }) },
      {
        path: 'practitioner',
        lazy: async () => ({ Component: (await howItWorks()).PractitionerTab }),
      },
      { path: 'faq', lazy: async () => ({ Component: (await howItWorks()).FaqTab }) },
    ],
  },
  { path: 'support', lazy: () => import('./features/support/index.ts') },
  { path: 'about-us', lazy: async () => ({ Component: (await aboutUs()).OurStoryPage }) },
  { path: 'our-team', lazy: async () => ({ Component: (await aboutUs()).OurTeamPage }) },
  { path: 'contacts', lazy: async () => ({ Component: (await aboutUs()).ContactPage }) },
  { path: 'sync-calendar', lazy: () => import('./features/sync-calendar/index.ts') },
  {
    path: 'terms-of-service',
    lazy: async () => ({ Component: (await legal()).TermsOfServicePage }),
  },
  {
    path: 'privacy-policy',
    lazy: async () => ({ Component: (await legal()).PrivacyPolicyPage }),
  },
  {
    path: 'cookies-policy',
    lazy: async () => ({ Component: (await legal()).CookiesPolicyPage }),
  },
];

const remote: RemoteModule = {
  name: 'mfe-public',
  i18n: { namespace, resources: texts },
  routes: [
    { handle: prerendered, children: publicPages },
    {
      path: 'practitioner-registration',
      loader: guard(signedOutOnly),
      lazy: () => import('./features/sign-up/index.ts'),
    },
    {
      path: 'practitioner-information/:currentStep?',
      loader: guard(loginRequired, practitionerOnly, wizardStepRequired),
      lazy: () => import('./features/onboarding/index.ts'),
    },
  ],
};

export default remote;
