import { lateWordsOf } from '@freely/federation/words';
import { namespace } from '../../words.ts';

const statistics = {
  heading: 'Statistics',
  report: {
    title: 'Searches of a day',
    text: 'A spreadsheet of every search on one day around an address.',
    date: 'Date',
    dateRequired: 'Date is required',
    address: 'Address',
    placeholder: 'Town, street or postcode',
    addressRequired: 'Address is required',
    noCoordinates:
      'Unable to establish coordinates at the address. Please select the address from the drop-down list',
    distance: 'Distance',
    miles_one: '{{count}} mile',
    miles_other: '{{count}} miles',
    download: 'Download now',
  },
  view: {
    title: 'How the market does',
    dates: 'Dates of the charts',
    tooLong: 'Please choose at most {{count}} days',
    everywhere: 'All of the country, {{from}} to {{to}}.',
    around: 'Within {{distance}} of {{address}}, {{from}} to {{to}}.',
    anywhere: 'Show all of the country',
    failed: 'We could not load the statistics',
    searches: 'Searches',
    bookings: 'Bookings',
    booked: 'Paid for them',
    takeUp: 'Take-up',
    takeUpNote: 'bookings for each search',
    nobody: 'Nobody was free',
    few: 'One to four were free',
    plenty: 'Five or more were free',
    perHundred: '{{count}} for 100 searches',
    byArea: 'Searches by area and outcome',
    byAreaSummary: 'Where people search most, and how many practitioners they find there.',
    area: 'Area',
    areaName: '{{area}}, {{town}}',
    byDay: 'Bookings by day',
    byDaySummary: 'How many bookings were made on each day, beside the searches.',
    day: 'Day',
    byService: 'Take-up by service',
    byServiceSummary: 'How many bookings 100 searches for each service come to.',
    service: 'Service',
    gaps: 'Gaps',
    gapsSummary: 'Where most searches find nobody who is free.',
    none: 'There is nothing to show for these dates.',
  },
} as const;

export const { useWords: useStatisticsWords } = lateWordsOf(namespace, { statistics });
