import { InviteSlots } from '@freely/ui/invite-slots';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Invitations',
  door: 'invite-slots',
  about: 'A few addresses to invite, one by one. A slot whose invitation was sent is locked.',
  states: [
    {
      name: 'One of three sent',
      content: <InviteSlots invited={['ada@example.com']} onInvite={async () => null} />,
    },
  ],
} satisfies GalleryPart;
