import { Lead, PageTitle } from '@freely/ui/page';
import styles from '../gallery.module.css';
import type { GalleryPart } from '../gallery-part.ts';

export default {
  title: 'Type',
  entryPoint: '@freely/ui/page',
  about:
    'Platypi for names and titles, Hanken Grotesk for everything else. Sentence case, nothing under 13 pixels.',
  states: [
    {
      name: 'Display',
      content: (
        <div className={styles.specimen}>
          <PageTitle>
            Good hands, <em>your place</em> or theirs.
          </PageTitle>
          <Lead>Book vetted, independent practitioners.</Lead>
        </div>
      ),
    },
    {
      name: 'Text',
      content: (
        <div className={styles.specimen}>
          <p>We hold your payment and release it 48 hours after the treatment.</p>
          <p>
            <strong>Thursday 5 November, 11:15 to 12:30</strong>
          </p>
          <p>
            <small>11 digits. Shared with Amara once you’ve paid.</small>
          </p>
          <p>
            <a href="#/type">A link in a sentence</a>
          </p>
        </div>
      ),
    },
  ],
} satisfies GalleryPart;
