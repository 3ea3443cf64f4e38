/** What an operator writes about the whole market (D80): who runs it, and how to reach them. */
import { linesOf } from './brand.ts';
import { defaultTexts } from './default-texts.ts';
import { isVisible, plainLine } from './plain-text.ts';
import { parseTaxNumber } from './tax-number.ts';

export type TextKind =
  | 'name'
  | 'email'
  | 'phone'
  | 'link'
  | 'lines'
  | 'links'
  | 'reference'
  | 'utr';

export interface MarketText {
  readonly kind: TextKind;
  readonly maxLength: number;
  readonly default: string;
  /** Whether browsers read it. */
  readonly isPublic: boolean;
  readonly description: string;
}

/** Every text, by the name of its column. docs/settings.md is printed from this list. */
export const marketTexts = {
  brand_name: {
    kind: 'name',
    maxLength: 40,
    default: defaultTexts.brand_name,
    isPublic: true,
    description:
      'What the market is called: on every page, in mails, calendars and apps of codes. The words of the legal pages use it too.',
  },
  support_email: {
    kind: 'email',
    maxLength: 254,
    default: defaultTexts.support_email,
    isPublic: true,
    description:
      'Where people write to: on pages and in mails, and where messages of the contact form go.',
  },
  support_phone: {
    kind: 'phone',
    maxLength: 30,
    default: defaultTexts.support_phone,
    isPublic: true,
    description: 'The number that people call, with spaces as it is read.',
  },
  live_chat_url: {
    kind: 'link',
    maxLength: 300,
    default: defaultTexts.live_chat_url,
    isPublic: true,
    description: 'The live chat of the footer; empty for the support centre in its place.',
  },
  office_address: {
    kind: 'lines',
    maxLength: 300,
    default: defaultTexts.office_address,
    isPublic: true,
    description: 'The postal address, one line after another, without the name.',
  },
  social_links: {
    kind: 'links',
    maxLength: 1000,
    default: defaultTexts.social_links,
    isPublic: true,
    description:
      'Pages on other sites, one in each line: its name, a space, its https URL. Empty: the footer has no column for them.',
  },
  sender_email: {
    kind: 'email',
    maxLength: 254,
    default: 'hello@freely.example',
    isPublic: false,
    description:
      'The address that mails come from. The mail server has to be allowed to send for it.',
  },
  company_name: {
    kind: 'reference',
    maxLength: 200,
    default: '',
    isPublic: false,
    description:
      'The legal name of the company that runs the market: for reports to the tax authority.',
  },
  company_tax_number: {
    kind: 'utr',
    maxLength: 10,
    default: '',
    isPublic: false,
    description: 'The UTR of the company that runs the market.',
  },
  tax_operator_id: {
    kind: 'reference',
    maxLength: 40,
    default: '',
    isPublic: false,
    description:
      'The number that the tax authority gave the market when it was registered as a digital platform.',
  },
} as const satisfies Record<string, MarketText>;

export type TextName = keyof typeof marketTexts;
export type MarketTexts = Record<TextName, string>;

export const textNames = /*#__PURE__*/ Object.keys(marketTexts) as TextName[];
export const publicTextNames = /*#__PURE__*/ Object.keys(
  defaultTexts,
) as (keyof typeof defaultTexts)[];

/** Narrows the name of a text, such as one typed in a terminal. */
export function isTextName(name: string): name is TextName {
  return Object.hasOwn(marketTexts, name);
}

const secureUrl = /^https:\/\/[^\s"<>]+$/;
const isReportedUtr = (text: string) => {
  const number = parseTaxNumber(text);

  return number?.kind === 'utr' && number.value === text;
};
const isOneLine = (text: string) => /^[^\n<>"]+$/.test(text) && isVisible(text);

const fits: Record<TextKind, (text: string) => boolean> = {
  reference: (text) => text === '' || isOneLine(text),
  utr: (text) => text === '' || isReportedUtr(text),
  name: isOneLine,
  // It becomes a header and a link: nothing that has a meaning there.
  email: (text) => /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9.-]+\.[a-z]{2,}$/i.test(text),
  phone: (text) => /^\+?[0-9][0-9 ]{5,}$/.test(text),
  link: (text) => text === '' || secureUrl.test(text),
  lines: (text) => linesOf(text).length > 0 && linesOf(text).every(isOneLine),
  links: (text) =>
    linesOf(text).every((line) => {
      const at = line.lastIndexOf(' ');
      return at > 0 && isOneLine(line.slice(0, at)) && secureUrl.test(line.slice(at + 1));
    }),
};

/** Whether a text can have this value, without spaces around it. */
export function isTextAllowed(name: TextName, text: string): boolean {
  const { kind, maxLength } = marketTexts[name];

  return (
    text.length <= maxLength &&
    text === text.trim() &&
    text.split(/\r?\n/).every((line) => plainLine.test(line)) &&
    fits[kind](text)
  );
}
