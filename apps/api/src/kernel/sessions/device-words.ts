// A browser in words, for its owner. Header and name can be anything that a stranger sends, so only names
// from the parser's own lists leave this file: mails repeat them.
import Bowser from 'bowser';
import { marketLanguage, translatorFor } from '../messages/index.ts';

/** More than any real browser sends. */
const maxLength = 500;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Such as `Firefox on Linux`; empty when neither is known. */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent || userAgent.length > maxLength) return '';
  const { browser, os } = Bowser.parse(userAgent);
  const name = browser.name !== undefined && browsers.has(browser.name) ? browser.name : '';
  const system = os.name !== undefined && systems.has(os.name) ? os.name : '';
  if (!name || !system) return name || system;

  return translatorFor(marketLanguage)('device', {
    ns: 'api/sessions',
    browser: name,
    system,
  });
}
