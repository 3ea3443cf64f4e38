// What must not stand in the log of any process, whoever wrote it: it is found by its form, so that it is
// found for everybody whom a test has made.

export interface LogLeak {
  what: string;
  /** Counts from one. */
  line: number;
  /** Cut short: a report is read by more people than a log. */
  text: string;
}

const forms: readonly [what: string, form: RegExp][] = [
  ['an email', /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i],
  ['a telephone number', /(?<![\w.-])(?:(?:\+|%2B|00)44\d{9,10}|0[127]\d{8,9})(?![\w.-])/i],
  ['a postcode', /\b[A-Z]{1,2}\d[A-Z\d]?(?: |\+|%20)?\d[ABD-HJLNP-UW-Z]{2}\b/],
  ['a place', /\b(?:lat|lng|lon|latitude|longitude)"?(?:=|%3D|:)\s*"?-?\d+\.\d+/i],
  // 32 random bytes: of sessions, links in mails, calendars.
  ['a token', /(?<![\w+.-])[\w-]{43}(?![\w/+=.-])/],
  ['a session', /\bBearer [\w-]{8,}/],
  ['the secret of a payment', /\bpi_\w+_secret_\w+/],
  ['the number of a card', /(?<![\w-])\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}(?![\w-])/],
];

/** Everything in the text of a log that is of a person, or lets somebody act as one. */
export function findLeaks(text: string): LogLeak[] {
  return text.split('\n').flatMap((line, index) =>
    forms.flatMap(([what, form]) => {
      const found = form.exec(line)?.[0];

      return found === undefined ? [] : [{ what, line: index + 1, text: `${found.slice(0, 4)}…` }];
    }),
  );
}
