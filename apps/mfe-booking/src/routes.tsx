import { customerOnly, guard, loginRequired, registrationDialogRequired } from '@freely/auth';
import type { RemoteModule } from '@freely/federation';
import { existsWith, prerendered } from '@freely/federation/prerendered';
import type { SlotComponents } from '@freely/shell-sdk';
import {
  addressRequired,
  completeSearchIfPresent,
  idRequired,
  placeRequired,
  savedChoiceOrNone,
  searchRequired,
} from './journey/guards.ts';
import { SearchLayout } from './journey/search-layout.tsx';
import { pagesWithMessages, withMessages } from './messages.ts';
import { pageWithLoader } from './page-with-loader.ts';

const comingSoon = withMessages(
  () => import('./features/coming-soon/index.ts'),
  'booking/coming-soon',
);
const rebookPage = withMessages(
  () => import('./features/rebook/index.ts'),
  'booking/journey',
  'booking/slots',
  'booking/rebook',
);
const createRebookingPage = pagesWithMessages(
  () => import('./features/create-booking/index.ts'),
  'booking/journey',
  'booking/slots',
  'booking/create-booking',
);

const rebookRoutes: RemoteModule['routes'] = [
  {
    path: 'rebook-booking/:booking_id/:booking_flow',
    lazy: pageWithLoader({
      guards: [loginRequired, customerOnly],
      loader: async () => (await import('./journey/load-rebooking.ts')).loadRebooking,
      page: rebookPage,
    }),
  },
  {
    path: 'rebook/create-booking',
    loader: guard(loginRequired, customerOnly),
    lazy: createRebookingPage(({ CreateRebookingPage }) => CreateRebookingPage),
  },
];

const components: SlotComponents = {
  'shell/not-found': withMessages(
    () => import('./features/lost-search/index.ts'),
    'booking/lost-search',
  ),
};

const remote: RemoteModule = {
  name: 'mfe-booking',
  components,
  routes: [
    {
      path: 'services-search',
      lazy: withMessages(
        () => import('./features/search-services/index.ts'),
        'booking/search',
        'booking/journey',
      ),
    },
    {
      path: 'select-location',
      loader: guard(placeRequired),
      lazy: withMessages(
        () => import('./features/choose-location/index.ts'),
        'booking/search',
        'booking/journey',
      ),
    },
    {
      path: 'practitioner-search',
      lazy: withMessages(async () => ({ Component: SearchLayout }), 'booking/journey'),
      children: [
        {
          path: 'profile/:id',
          handle: prerendered,
          loader: guard(idRequired, completeSearchIfPresent),
          lazy: withMessages(() => import('./features/view-profile/index.ts'), 'booking/profile'),
        },
        {
          // The availability dialog opens over the results, so they are its parent route.
          loader: guard(searchRequired),
          lazy: withMessages(
            () => import('./features/find-practitioner/index.ts'),
            'booking/search',
          ),
          children: [
            { index: true, element: null },
            {
              path: 'availability/:id/:withBookingState?',
              handle: existsWith('/practitioner-search/profile/:id'),
              loader: guard(idRequired, savedChoiceOrNone, addressRequired),
              lazy: withMessages(() => import('./features/choose-slot/index.ts'), 'booking/slots'),
              children: [
                {
                  path: 'create-booking',
                  loader: guard(registrationDialogRequired, customerOnly),
                  lazy: withMessages(
                    () => import('./features/create-booking/index.ts'),
                    'booking/create-booking',
                  ),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      path: 'payment/:id',
      // Saving a note does not need to run the guard again; another booking does.
      shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
      lazy: pageWithLoader({
        guards: [idRequired, loginRequired, customerOnly],
        loader: async () => (await import('./journey/load-payable-booking.ts')).loadPayableBooking,
        page: withMessages(
          () => import('./features/pay/index.ts'),
          'booking/checkout',
          'booking/journey',
        ),
      }),
    },
    {
      path: 'payment-success/:id',
      loader: guard(idRequired, loginRequired),
      lazy: withMessages(
        () => import('./features/payment-success/index.ts'),
        'booking/checkout',
        'booking/journey',
      ),
    },
    {
      path: 'customer',
      loader: guard(loginRequired, customerOnly),
      lazy: withMessages(() => import('./customer/frame/index.ts'), 'booking/customer'),
      children: [
        // The rebooking dialog opens over the tab where it was started, so the tab is its parent.
        {
          lazy: withMessages(
            () => import('./features/customer-home/index.ts'),
            'booking/customer',
            'booking/journey',
          ),
          children: [{ index: true, element: null }, ...rebookRoutes],
        },
        {
          path: 'bookings',
          lazy: withMessages(
            () => import('./features/customer-bookings/index.ts'),
            'booking/customer',
            'booking/journey',
            'ui/table',
          ),
          children: [{ index: true, element: null }, ...rebookRoutes],
        },
        {
          path: 'waiting-list',
          lazy: withMessages(
            () => import('./features/waiting-list/index.ts'),
            'booking/waiting-list',
          ),
        },
        {
          path: 'waiting-list/join',
          lazy: withMessages(
            () => import('./features/join-waiting-list/index.ts'),
            'booking/waiting-list',
            'account-settings',
          ),
        },
        {
          path: 'waiting-list/:entry_id/change',
          lazy: withMessages(
            () => import('./features/change-waiting-entry/index.ts'),
            'booking/waiting-list',
          ),
        },
        {
          path: 'waiting-list/offers/:booking_id',
          lazy: pageWithLoader({
            guards: [loginRequired, customerOnly],
            loader: async () => (await import('./journey/load-offer.ts')).loadOffer,
          }),
          element: null,
        },
        {
          path: 'questions/:booking_id',
          lazy: withMessages(
            () => import('./features/answer-questions/index.ts'),
            'booking/questions',
            'booking/journey',
            'practice/questions',
          ),
        },
        {
          path: 'settings',
          lazy: withMessages(
            () => import('./features/customer-settings/index.ts'),
            'booking/customer-settings',
            'account-settings',
            'forms',
          ),
        },
        {
          path: 'reviews/:booking_id',
          lazy: pageWithLoader({
            guards: [loginRequired, customerOnly],
            loader: async () =>
              guard((await import('@freely/auth/review-guards')).bookingReviewRequired),
            page: withMessages(() => import('./features/leave-review/index.ts'), 'booking/review'),
          }),
        },
        { path: 'wallet', lazy: comingSoon },
        { path: 'profile', lazy: comingSoon },
        { path: 'referral', lazy: comingSoon },
      ],
    },
    {
      path: 'invited-client-review/:token',
      lazy: pageWithLoader({
        loader: async () => (await import('./review/load-invitation.ts')).loadInvitation,
        page: withMessages(
          () => import('./features/leave-invited-review/index.ts'),
          'booking/review',
        ),
      }),
    },
  ],
};

export default remote;
