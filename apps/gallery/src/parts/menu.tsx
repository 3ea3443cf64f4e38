import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { Menu } from '@freely/ui/menu';
import { Ellipsis, ExternalLink, Trash2, UserRound } from 'lucide-react';
import type { GalleryPart } from '../gallery-part.ts';

const ITEMS = [
  { key: 'open', label: 'Open profile', icon: ExternalLink, onAction: () => {} },
  { key: 'log-in', label: 'Log in as Amara', icon: UserRound, onAction: () => {} },
  { key: 'wait', label: 'Approve', onAction: () => {}, isDisabled: true },
  { key: 'remove', label: 'Reject', icon: Trash2, onAction: () => {}, isDanger: true },
];

export default {
  title: 'Menu',
  entryPoint: '@freely/ui/menu',
  about: 'Actions behind one button, for rows that have more than two.',
  states: [
    {
      name: 'Closed',
      content: (
        <Row gap={3}>
          <Menu trigger="More" items={ITEMS} />
          <Menu
            trigger={<Icon of={Ellipsis} />}
            label="More for Amara"
            variant="quiet"
            items={ITEMS}
          />
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;
