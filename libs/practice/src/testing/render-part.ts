import { createRenderPart } from '@freely/ui/testing';
import invitations from '../../locales/en-GB/invitations.json' with { type: 'json' };
import places from '../../locales/en-GB/places.json' with { type: 'json' };
import treatments from '../../locales/en-GB/treatments.json' with { type: 'json' };
import week from '../../locales/en-GB/week.json' with { type: 'json' };

/** Renders a component with its real messages, and sets up a user. */
export const renderPart = createRenderPart({
  'practice/invitations': invitations,
  'practice/places': places,
  'practice/treatments': treatments,
  'practice/week': week,
});
