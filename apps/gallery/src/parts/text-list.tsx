import { TextList, type TextListValue } from '@freely/ui/text-list';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

export default {
  title: 'List of texts',
  entryPoint: '@freely/ui/text-list',
  about:
    'Short texts, such as qualifications: added by Enter, by leaving the field, or by the button.',
  states: [
    {
      name: 'With two',
      content: (
        <Stateful<TextListValue>
          initial={{ items: ['NVQ level 3 in beauty therapy', 'Swedish massage'], typed: '' }}
        >
          {(value, change) => (
            <TextList
              label="Qualifications"
              value={value}
              onChange={change}
              placeholder="Add one"
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Invalid',
      content: (
        <TextList
          label="Your qualifications"
          value={{ items: [], typed: '' }}
          onChange={() => {}}
          error="Add a qualification"
        />
      ),
    },
  ],
} satisfies GalleryPart;
