import { InviteSlots } from '@freely/practice/invite-slots';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Invitations',
  entryPoint: '@freely/practice/invite-slots',
  about: 'A few emails to invite, one by one. A slot is locked once its invitation was sent.',
  states: [
    {
      name: 'One of three sent',
      content: <InviteSlots invited={['ada@example.com']} onInvite={async () => null} />,
    },
  ],
} satisfies GalleryPart;
