import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// On a slow phone people fill in a form and send it seconds before the page has its code. What they typed is kept
// by the code; that they have pressed the button, by this small script, which arrives first. The policy of
// the page allows nothing inline, so it is a file.

export const earlySubmitScript = readFileSync(new URL('./early-submit.js', import.meta.url));

const digest = (algorithm: string) => createHash(algorithm).update(earlySubmitScript);

/** By its content, so that browsers keep it for good. */
export const earlySubmitUrl = `/early-submit.js?${digest('sha256').digest('hex').slice(0, 10)}`;

export const earlySubmitTag = `<script async src="${earlySubmitUrl}" integrity="sha384-${digest('sha384').digest('base64')}"></script>`;
