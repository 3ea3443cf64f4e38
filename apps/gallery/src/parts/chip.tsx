import { Chip, StatusChip } from '@freely/ui/chip';
import { Icon } from '@freely/ui/icon';
import { Row } from '@freely/ui/layout';
import { CircleCheck, CircleX, Clock, Info } from 'lucide-react';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Chip',
  entryPoint: '@freely/ui/chip',
  about: 'A small fact or a chosen filter. Status chips always carry an icon.',
  states: [
    {
      name: 'Plain and accent',
      content: (
        <Row gap={2}>
          <Chip>Mobile</Chip>
          <Chip tone="accent">Selected</Chip>
          <Chip size="sm">Small</Chip>
        </Row>
      ),
    },
    {
      name: 'Removable',
      content: (
        <Row gap={2}>
          <Chip tone="accent" onRemove={() => {}}>
            Gel manicure
          </Chip>
          <Chip onRemove={() => {}} removeLabel="Remove the distance">
            Within 5 miles
          </Chip>
        </Row>
      ),
    },
    {
      name: 'Status',
      content: (
        <Row gap={2}>
          <StatusChip tone="success" icon={<Icon of={CircleCheck} size="sm" />}>
            Approved
          </StatusChip>
          <StatusChip tone="warning" icon={<Icon of={Clock} size="sm" />}>
            Waiting
          </StatusChip>
          <StatusChip tone="error" icon={<Icon of={CircleX} size="sm" />}>
            Rejected
          </StatusChip>
          <StatusChip tone="info" icon={<Icon of={Info} size="sm" />} size="sm">
            Signing up
          </StatusChip>
        </Row>
      ),
    },
  ],
} satisfies GalleryPart;
