import { TabLinks, Tabs } from '@freely/ui/tabs';
import type { GalleryPart } from '../gallery-part.ts';
import { Stateful } from '../stateful.tsx';

const TABS = [
  { key: 'all', label: 'All' },
  { key: 'nails', label: 'Nails' },
  { key: 'eyes', label: 'Eyes' },
  { key: 'waxing', label: 'Waxing' },
];

export default {
  title: 'Tabs',
  entryPoint: '@freely/ui/tabs',
  about: 'Tabs change what is below them; tab links lead to sections or pages.',
  states: [
    {
      name: 'Tabs',
      content: (
        <Stateful initial="nails">
          {(value, change) => (
            <>
              <Tabs
                label="Categories"
                panelId="gallery-panel"
                tabs={TABS}
                selected={value}
                onSelect={change}
              />
              <div role="tabpanel" id="gallery-panel" aria-label={value}>
                What there is of {value}.
              </div>
            </>
          )}
        </Stateful>
      ),
    },
    {
      name: 'Links',
      content: (
        <TabLinks
          label="Profile sections"
          selected="bio"
          tabs={[
            { key: 'bio', label: 'Bio', href: '#/tabs' },
            { key: 'work', label: 'Work', href: '#/tabs' },
            { key: 'reviews', label: 'Reviews', href: '#/tabs' },
          ]}
        />
      ),
    },
  ],
} satisfies GalleryPart;
