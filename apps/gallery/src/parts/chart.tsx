import { BarChart, LineChart, RowChart } from '@freely/ui/chart';
import type { GalleryPart } from '../gallery-part.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const SERIES = [
  { key: 'completed', label: 'Completed', values: [4, 9, 7, 12, 15, 22, 11] },
  { key: 'confirmed', label: 'Confirmed', values: [2, 3, 5, 4, 6, 8, 3] },
  { key: 'cancelled', label: 'Cancelled', values: [1, 0, 2, 1, 3, 2, 1] },
  { key: 'no-show', label: 'No-show', values: [0, 1, 0, 1, 0, 2, 1] },
];

export default {
  title: 'Charts',
  entryPoint: '@freely/ui/chart',
  about:
    'Bars, lines and rows, told apart by pattern as well as by colour, with their numbers in a table behind each.',
  states: [
    {
      name: 'Bars',
      content: (
        <BarChart
          title="Bookings by day"
          summary="Saturday had the most."
          categoryLabel="Day"
          categories={DAYS}
          series={[{ key: 'all', label: 'Bookings', values: [4, 9, 7, 12, 15, 22, 11] }]}
        />
      ),
    },
    {
      name: 'Stacked bars',
      content: (
        <BarChart
          title="Bookings by outcome"
          summary="Most were completed."
          categoryLabel="Day"
          categories={DAYS}
          series={SERIES}
        />
      ),
    },
    {
      name: 'Lines',
      content: (
        <LineChart
          title="Income by day"
          summary="It rose towards the weekend."
          categoryLabel="Day"
          categories={DAYS}
          series={SERIES.slice(0, 3)}
          format={(pounds) => `£${pounds}.00`}
          formatAxis={(pounds) => `£${pounds}`}
        />
      ),
    },
    {
      name: 'Rows',
      content: (
        <RowChart
          title="Take-up by service"
          summary="Nails were booked most."
          categoryLabel="Service"
          categories={['Nails', 'Massage and holistic therapies', 'Hair']}
          series={[{ key: 'all', label: 'Bookings', values: [120, 84, 31] }]}
        />
      ),
    },
    {
      name: 'Nothing yet',
      content: (
        <LineChart
          title="Searches by area"
          summary=""
          categoryLabel="Area"
          categories={['SW11']}
          series={[{ key: 'all', label: 'Searches', values: [0] }]}
        />
      ),
    },
  ],
} satisfies GalleryPart;
