import type { AccessLink } from '@freely/platform';
import { escaped } from '../markup.ts';
import type { AccessGrant } from './access-grant.ts';
import { LEAVE_PATH, STYLES } from './join-page.ts';

/**
 * Says what this visitor sees that others do not, until when, and leads out of it. It is plain HTML
 * outside the page's root: a previewed shell that does not start cannot take the way out away.
 */
export function linkBar({ links }: AccessGrant): string {
  if (links.length === 0) return '';

  return `<link rel="stylesheet" href="${STYLES}">
<aside class="freely-links" aria-label="Preview">
<span>${links.map(lineOf).map(escaped).join(' · ')}</span>
<form method="post" action="${LEAVE_PATH}"><button type="submit">Leave</button></form>
</aside>`;
}

function lineOf(link: AccessLink): string {
  const until = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(link.until));
  const what = {
    preview: () =>
      link.kind === 'preview' ? `Preview of ${link.unit} ${link.release.version}` : '',
    development: () => (link.kind === 'development' ? `${link.unit} from ${link.origin}` : ''),
    cohort: () => (link.kind === 'cohort' ? `In the group ${link.cohort}` : ''),
  }[link.kind]();

  return `${what}, until ${until}`;
}
