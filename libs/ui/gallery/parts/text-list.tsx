import { TextList } from '@freely/ui/text-list';
import type { GalleryPart } from '../gallery-part.ts';
import { Held } from '../held.tsx';

export default {
  title: 'List of texts',
  door: 'text-list',
  about:
    'Short texts, such as qualifications: added by Enter, by leaving the field, or by the button.',
  states: [
    {
      name: 'With two',
      content: (
        <Held<string[]> start={['NVQ level 3 in beauty therapy', 'Swedish massage']}>
          {(items, change) => (
            <TextList
              label="Qualifications"
              items={items}
              onChange={change}
              placeholder="Add one"
            />
          )}
        </Held>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <TextList
          label="Your qualifications"
          items={[]}
          onChange={() => {}}
          error="Add a qualification"
        />
      ),
    },
  ],
} satisfies GalleryPart;
