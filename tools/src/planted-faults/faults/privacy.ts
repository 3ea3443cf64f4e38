import type { FaultArea } from '../planted-fault.ts';

const api = 'apps/api/src';

export const privacy: FaultArea = {
  title: 'Privacy',
  faults: [
    {
      id: 'phone-before-payment',
      breaks: 'A customer who has not paid can read the practitioner’s phone number',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: 'practitioner_phone: areToMeet(view) ? view.practitioner_phone : null,',
          replace: 'practitioner_phone: view.practitioner_phone,',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'salon-address-before-payment',
      breaks: 'A customer who has not paid can read the salon’s address',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: "(view) => view.location_type === 'mobile' || areToMeet(view);",
          replace: '(view) => view.location_type !== null;',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'salon-point-before-payment',
      breaks: 'The area of a salon, before payment, is the point where it is',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: 'const area = areaPoint({ lat, lon });',
          replace: 'const area = { lat, lon };',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'home-address-before-payment',
      breaks: 'A practitioner can read the home address of a customer who has not paid',
      edits: [
        {
          file: `${api}/booking/bookings/bookings.presenter.ts`,
          find: "(view) => view.location_type === 'salon' || areToMeet(view);",
          replace: '(view) => view.location_type !== null;',
        },
      ],
      caughtBy: { jest: `${api}/booking/bookings/bookings.routes.test.ts` },
    },
    {
      id: 'reviewer-named-in-full',
      breaks: 'A public review shows the full name of its author',
      edits: [
        {
          file: `${api}/market/profiles/practitioners.presenter.ts`,
          find: 'reviewer_name: reviewerName(review.reviewer_name),',
          replace: 'reviewer_name: review.reviewer_name || reviewerName(review.reviewer_name),',
        },
      ],
      caughtBy: { jest: `${api}/market/profiles/practitioners.routes.test.ts` },
    },
    {
      id: 'postcode-without-its-space',
      breaks: 'A postcode that is typed without its space tells admins where a practitioner lives',
      edits: [
        {
          file: 'libs/domain/src/postcode.ts',
          find: "return normalisePostcode(postcode).split(' ')[0] ?? '';",
          replace: "return postcode.split(' ')[0] ?? '';",
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/people/practitioners.routes.test.ts`,
        only: 'stored without its space',
      },
    },
    {
      id: 'postcode-stored-as-typed',
      breaks: 'A postcode is stored without the space that its readers cut it at',
      edits: [
        {
          file: 'libs/api-client/src/contract/work-places.ts',
          find: '    v.transform(normalisePostcode),\n',
          replace: '',
        },
      ],
      caughtBy: { jest: `${api}/practice/onboarding/onboarding.routes.test.ts` },
    },
    {
      id: 'customers-of-who-left',
      breaks:
        'Who has left as a practitioner downloads phone numbers and addresses of former customers',
      edits: [
        {
          file: `${api}/back-office/own-data/own-data.ts`,
          find: '? presentInDashboard : presentAfterLeaving',
          replace: '? presentAfterLeaving : presentInDashboard',
        },
      ],
      caughtBy: {
        jest: `${api}/back-office/own-data/own-data.test.ts`,
        only: 'who has deleted only the practitioner side',
      },
    },
    {
      id: 'hidden-reviews-for-anybody',
      breaks: 'Everybody reads the reviews of a practitioner who is not shown to customers',
      edits: [
        {
          file: `${api}/market/profiles/practitioners.routes.ts`,
          find: 'const own = caller?.id === id ? await findRatings(reader, id) : undefined;',
          replace: 'const own = caller ? await findRatings(reader, id) : undefined;',
        },
      ],
      caughtBy: { jest: `${api}/market/profiles/practitioners.routes.test.ts` },
    },
    {
      id: 'address-nearer-than-its-square',
      breaks: 'Free times tell anybody at which address a customer is visited',
      edits: [
        {
          file: `${api}/market/availability/travel.ts`,
          find: 'visit.customerId === customerId',
          replace: 'customerId !== undefined',
        },
      ],
      caughtBy: {
        jest: `${api}/market/search/roads-match.test.ts`,
        only: 'an address is no nearer than its square',
      },
    },
    {
      id: 'address-found-by-the-search',
      breaks:
        'A search at the address of a customer finds times that it finds nowhere else in the street',
      edits: [
        {
          file: 'apps/api/migrations/0068-one-customer-one-address.sql',
          find: 'if place = 0 or visits[i * 7 + 5] is distinct from key then',
          replace: 'if visits[i * 7 + 5] is distinct from key then',
        },
        {
          file: 'apps/api/migrations/0068-one-customer-one-address.sql',
          find: "      case when visit.location_type = 'salon' then place_key(visit.lat, visit.lon) end,",
          replace: '      place_key(visit.lat, visit.lon),',
        },
      ],
      caughtBy: {
        jest: `${api}/market/search/roads-match.test.ts`,
        only: 'an address is no nearer than its square',
      },
    },
    {
      id: 'rules-told-before-signing',
      breaks: 'Customers read which answers about their health bring their money back',
      edits: [
        {
          file: `${api}/booking/answers/answers.presenter.ts`,
          find: '  const questions = withoutRules(shown.questions);',
          replace: '  const { questions } = shown;',
        },
      ],
      caughtBy: { jest: `${api}/booking/answers/answers.routes.test.ts` },
    },
    {
      id: 'point-not-snapped',
      breaks: 'The grid that hides where practitioners live has squares of a few metres',
      edits: [
        {
          file: 'libs/domain/src/geo.ts',
          find: 'return { latCell: Math.floor(lat * 50), lonCell: Math.floor((lon * 100) / 3) };',
          replace: 'return { latCell: lat * 50 - 0.5, lonCell: (lon * 100) / 3 - 0.5 };',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/geo.test.ts' },
    },
    {
      id: 'response-not-cut-to-the-contract',
      breaks: 'A response has fields that the contract does not name',
      edits: [
        {
          file: `${api}/kernel/http/serve.ts`,
          find: 'return v.parse(call.response, worded(result, request));',
          replace: 'return v.is(call.response, result) ? result : worded(result, request);',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/serve.test.ts` },
    },
    {
      id: 'url-in-the-log',
      breaks: 'The log has the URL of each request, with its search terms',
      edits: [
        {
          file: `${api}/kernel/http/request-log.ts`,
          find: '        route,\n',
          replace: '        route: request.url,\n',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/error-handler.test.ts` },
    },
    {
      id: 'row-in-the-log',
      breaks: 'The log has the values of a row that the database refused',
      edits: [
        {
          file: `${api}/kernel/http/request-log.ts`,
          find: 'message: code, constraint, table, routine, stack };',
          replace:
            'message: `${code} ${error.message} ${error.detail}`, constraint, table, routine, stack };',
        },
      ],
      caughtBy: { jest: `${api}/kernel/http/error-handler.test.ts` },
    },
    {
      id: 'impersonator-reads-the-calendar-url',
      breaks: 'An admin who is logged in as a practitioner can create their secret calendar URL',
      edits: [
        {
          file: `${api}/practice/calendar/feeds.routes.ts`,
          find: '      refuseImpersonator(user);\n      await createOwnCalendarUrl(',
          replace: '      await createOwnCalendarUrl(',
        },
      ],
      caughtBy: {
        jest: `${api}/people/impersonation/every-write.test.ts`,
        only: 'is refused with',
      },
    },
  ],
};
