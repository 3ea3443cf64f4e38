/** A term of the field, and the words that this code once had for it. */
export interface GlossaryTerm {
  readonly term: string;
  /** In camel case. Found in identifiers and file names, whatever their case, between whole words. */
  readonly not: readonly string[];
  /** What the term means here. */
  readonly means: string;
}

/**
 * One word for each thing: the word that a reader would search for. Printed as docs/glossary.md. Only
 * words that have no other sense here can be checked; for the rest the page is a guide.
 */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'prerender, `renderPage`, `prerendered`',
    not: ['readyPage', 'pageReady', 'madeAhead', 'makeAhead', 'toBeMade'],
    means: 'HTML of a public page, rendered on the server by the release’s own code',
  },
  {
    term: 'hydrate, hydration state',
    not: ['takeOver', 'takenOver', 'bringToLife', 'comeAlive'],
    means: 'the browser attaches React to prerendered HTML',
  },
  {
    term: 'critical CSS',
    not: ['pageSheet', 'pageSheets', 'dressed', 'undressed'],
    means: 'styles that are inlined in the document',
  },
  { term: 'skeleton', not: ['bone', 'bones'], means: 'a placeholder while data loads' },
  {
    term: 'messages, `t`, `useTranslation`, namespace, catalogue',
    not: ['useWords', 'lateWords', 'partWords', 'ruleTexts', 'say', 'said'],
    means: 'what people read, by key',
  },
  { term: 'toast', not: ['notices'], means: 'a short message that goes away by itself' },
  {
    term: 'retry policy, timeout, `NonRetryableError`',
    not: ['patience', 'patient', 'hopeless'],
    means: 'how often and how long a call is tried',
  },
  { term: 'cancel, cancellation', not: ['callOff', 'calledOff'], means: 'ending a booking early' },
  {
    term: 'outbox: enqueue, execute, abort',
    not: ['intend', 'carryOut', 'carriedOut', 'abandonOperation'],
    means: 'calls to the payment provider, committed before they are made',
  },
  {
    term: '`refund`, `requestRefund`, `capturePayment`, `payout`',
    not: ['giveBack', 'gaveBack', 'wantRefund', 'takeMoney', 'reckon', 'tellBoth'],
    means: 'money that moves',
  },
  {
    term: 'purge, expire, sweep, stuck',
    not: ['reap', 'reaper', 'tidyUp', 'leftover', 'leftovers', 'orphan', 'orphans', 'stranded'],
    means: 'removing what nobody needs, and finding what stopped halfway',
  },
  { term: 'mutex, semaphore, queue', not: ['turns', 'inTurn', 'takeTurn'], means: 'one at a time' },
  { term: 'encrypt, decrypt', not: ['unseal', 'sealWith'], means: 'data that needs `DATA_KEY`' },
  {
    term: 'impersonation; anonymous, guest; rollout bucket',
    not: ['dice', 'loggedInAs'],
    means: 'an admin logged in as somebody; nobody logged in; who gets a canary',
  },
  {
    term: 'address, URL, IP address, email',
    not: ['webAddress', 'networkAddress', 'mailAddress'],
    means: 'an address alone is a place in a town',
  },
  { term: 'route ownership', not: ['lent', 'urlSpace'], means: 'which remote answers which paths' },
  {
    term: 'query, params, request, response',
    not: ['asked', 'questionOf'],
    means: 'what a client sends, and gets',
  },
  { term: 'audit action', not: ['deed', 'deeds'], means: 'an entry of the audit log' },
  {
    term: 'fake, stub, mock',
    not: ['standIn', 'standIns'],
    means: 'what replaces a part in a test',
  },
  { term: 'lazy, deferred', not: ['lateRoutes', 'lateImport'], means: 'loaded when it is needed' },
  { term: 'interval, range', not: ['stretch', 'stretches'], means: 'from one instant to another' },
  { term: 'date-time, instant', not: ['moment', 'moments'], means: 'a point in time' },
  { term: 'entry point', not: ['door', 'doors'], means: 'what other modules may import' },
  {
    term: 'visual regression, snapshot, image',
    not: ['looks', 'pictures'],
    means: 'how a component looked before',
  },
  {
    term: 'scenario, crash point, pending, reference model',
    not: ['stories', 'mortal', 'unrest', 'obvious'],
    means: 'parts of tests that crash processes or compare histories',
  },
];
