import { Row } from '@freely/ui/layout';
import { Segments } from '@freely/ui/segments';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'Segments',
  entryPoint: '@freely/ui/segments',
  about: 'Switches between views of the same thing.',
  states: [
    {
      name: 'Three views',
      content: (
        <Row>
          <Stateful initial="week">
            {(value, change) => (
              <Segments
                label="View"
                selected={value}
                onSelect={change}
                options={[
                  { key: 'day', label: 'Day' },
                  { key: 'week', label: 'Week' },
                  { key: 'month', label: 'Month' },
                ]}
              />
            )}
          </Stateful>
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;
