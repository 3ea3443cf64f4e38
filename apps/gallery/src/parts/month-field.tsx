import { MonthField } from '@freely/ui/month-field';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Month picker',
  entryPoint: '@freely/ui/month-field',
  about: 'A month and its year, from January 1950 to this month.',
  states: [
    {
      name: 'Empty',
      content: (
        <Stateful initial="">
          {(value, change) => (
            <MonthField
              label="When did you start working?"
              value={value}
              onChange={change}
              hint="A guess is fine."
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Chosen',
      content: (
        <Stateful initial="2012-06">
          {(value, change) => (
            <MonthField label="Start of working date" value={value} onChange={change} />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <MonthField
          label="Start date"
          value=""
          onChange={() => {}}
          error="Start date is required"
        />
      ),
    },
  ],
} satisfies GalleryPart;
