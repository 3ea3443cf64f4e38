import { defaultTexts, type PublicMarketTexts } from './default-texts.ts';

/** The brand's page on another site. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** Who runs the market, and how to reach them (D1). */
export interface Brand {
  readonly name: string;
  readonly supportEmail: string;
  /** As people dial it, with spaces. */
  readonly supportPhone: string;
  /** The URL of a live chat; null sends people to the support centre. */
  readonly liveChat: string | null;
  /** The lines of the postal address, without the name. */
  readonly office: readonly string[];
  /** Without one, the footer has no column for them. */
  readonly social: readonly SocialLink[];
}

/** The brand that the market settings say; without them, that of a new market. */
export function brandOf(texts: PublicMarketTexts = defaultTexts): Brand {
  return {
    name: texts.brand_name,
    supportEmail: texts.support_email,
    supportPhone: texts.support_phone,
    liveChat: texts.live_chat_url || null,
    office: linesOf(texts.office_address),
    social: linesOf(texts.social_links).map(socialLinkOf),
  };
}

/** The lines of a text, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** "Name of the site https://…" */
function socialLinkOf(line: string): SocialLink {
  const at = line.lastIndexOf(' ');

  return { name: line.slice(0, at), url: line.slice(at + 1) };
}
