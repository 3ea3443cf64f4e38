import { Callout } from '@freely/ui/callout';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Callout',
  entryPoint: '@freely/ui/callout',
  about: 'A message that stays on the page, beside what it is about.',
  states: [
    {
      name: 'Plain',
      content: (
        <Callout tone="plain" title="Say the terms.">
          Full refund more than 24 hours ahead.
        </Callout>
      ),
    },
    {
      name: 'Info',
      content: (
        <Callout tone="info" title="Good to know.">
          Your address is shared after payment.
        </Callout>
      ),
    },
    {
      name: 'Success',
      content: (
        <Callout tone="success" title="Saved.">
          Your hours apply from today.
        </Callout>
      ),
    },
    {
      name: 'Warning',
      content: (
        <Callout tone="warning" title="Please complete registration.">
          You’re two steps from going live.
        </Callout>
      ),
    },
    {
      name: 'Error',
      content: (
        <Callout tone="error" title="The payment did not go through.">
          Nothing was taken. Try another card.
        </Callout>
      ),
    },
  ],
} satisfies GalleryPart;
