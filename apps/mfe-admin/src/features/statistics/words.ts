import { lateWordsOf } from '@freely/shell-sdk/words';
import { namespace } from '../../words.ts';

const statistics = {
  heading: 'Statistics',
  report: {
    title: 'Searches on one day',
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
    title: 'Market overview',
    dates: 'Dates of the charts',
    tooLong: 'Please choose at most {{count}} days',
    inWholeCountry: 'Whole country, {{from}} to {{to}}.',
    around: 'Within {{distance}} of {{address}}, {{from}} to {{to}}.',
    wholeCountry: 'Show the whole country',
    failed: 'We could not load the statistics',
    searches: 'Searches',
    bookings: 'Bookings',
    booked: 'Value of bookings',
    takeUp: 'Take-up',
    takeUpNote: 'bookings per search',
    nobody: 'Nobody was free',
    few: 'One to four were free',
    plenty: 'Five or more were free',
    perHundred: '{{count}} per 100 searches',
    byArea: 'Searches by area and outcome',
    byAreaSummary: 'Where people search most, and how many practitioners they find there.',
    area: 'Area',
    areaName: '{{area}}, {{town}}',
    byDay: 'Bookings by day',
    byDaySummary: 'How many bookings and searches there were on each day.',
    day: 'Day',
    byService: 'Take-up by service',
    byServiceSummary: 'Bookings per 100 searches for each service.',
    service: 'Service',
    unmetDemand: 'Unmet demand',
    unmetDemandSummary: 'Where most searches find nobody free.',
    none: 'There is nothing to show for these dates.',
  },
} as const;

export const { useWords: useStatisticsWords } = lateWordsOf(namespace, { statistics });
