import { customerOnly, guard, loginRequired, registrationDialogRequired } from '@freely/auth';
import { bookingReviewRequired } from '@freely/auth/review-guards';
import type { RemoteModule } from '@freely/federation';
import { prerendered } from '@freely/federation/prerendered';
import {
  addressRequired,
  completeSearchIfPresent,
  placeRequired,
  searchRequired,
} from './journey/guards.ts';
import { loadPayableBooking } from './journey/load-payable-booking.ts';
import { loadRebooking } from './journey/load-rebooking.ts';
import { SearchLayout } from './journey/search-layout.tsx';
import { namespace } from './journey/words.ts';
import { loadInvitation } from './review/load-invitation.ts';
import { texts } from './texts.ts';

const comingSoon = () => import('./features/coming-soon/index.ts');

const rebookRoutes: RemoteModule['routes'] = [
  {
    path: 'rebook-booking/:booking_id/:booking_flow',
    loader: async (args) => (await guard(loginRequired, customerOnly)(args)) ?? loadRebooking(args),
    lazy: async () => ({
      Component: (await import('./features/choose-slot/index.ts')).RebookPage,
    }),
  },
  {
    path: 'rebook/create-booking',
    loader: guard(loginRequired, customerOnly),
    lazy: async () => ({
      Component: (await import('./features/create-booking/index.ts')).CreateRebookingPage,
    }),
  },
];

const remote: RemoteModule = {
  name: 'mfe-booking',
  i18n: { namespace, resources: texts },
  routes: [
    { path: 'services-search', lazy: () => import('./features/search-services/index.ts') },
    {
      path: 'select-location',
      loader: guard(placeRequired),
      lazy: () => import('./features/choose-location/index.ts'),
    },
    {
      path: 'practitioner-search',
      Component: SearchLayout,
      children: [
        {
          path: 'profile/:id',
          handle: prerendered,
          loader: guard(completeSearchIfPresent),
          lazy: () => import('./features/view-profile/index.ts'),
        },
        {
          // The availability dialog opens over the results, so they are its parent route.
          loader: guard(searchRequired),
          lazy: () => import('./features/find-practitioner/index.ts'),
          children: [
            { index: true, element: null },
            {
              path: 'availability/:id/:withBookingState?',
              loader: guard(addressRequired),
              lazy: () => import('./features/choose-slot/index.ts'),
              children: [
                {
                  path: 'create-booking',
                  loader: guard(registrationDialogRequired, customerOnly),
                  lazy: () => import('./features/create-booking/index.ts'),
                },
              ],
            },
          ],
        },
      ],
    },
    {
      path: 'payment/:id',
      loader: async (args) =>
        (await guard(loginRequired, customerOnly)(args)) ?? loadPayableBooking(args),
      // Saving a note does not need to run the guard again.
      shouldRevalidate: () => false,
      lazy: () => import('./features/pay/index.ts'),
    },
    {
      path: 'payment-success/:id',
      loader: guard(loginRequired),
      lazy: () => import('./features/payment-success/index.ts'),
    },
    {
      path: 'customer',
      loader: guard(loginRequired, customerOnly),
      lazy: () => import('./customer/frame/index.ts'),
      children: [
        // The rebooking dialog opens over the tab where it was started, so the tab is its parent.
        {
          lazy: () => import('./features/customer-home/index.ts'),
          children: [{ index: true, element: null }, ...rebookRoutes],
        },
        {
          path: 'bookings',
          lazy: () => import('./features/customer-bookings/index.ts'),
          children: [{ index: true, element: null }, ...rebookRoutes],
        },
        { path: 'settings', lazy: () => import('./features/customer-settings/index.ts') },
        {
          path: 'reviews/:booking_id',
          loader: guard(loginRequired, customerOnly, bookingReviewRequired),
          lazy: () => import('./features/leave-review/index.ts'),
        },
        { path: 'wallet', lazy: comingSoon },
        { path: 'profile', lazy: comingSoon },
        { path: 'referral', lazy: comingSoon },
      ],
    },
    {
      path: 'invited-client-review/:token',
      loader: loadInvitation,
      lazy: () => import('./features/leave-invited-review/index.ts'),
    },
  ],
};

export default remote;
