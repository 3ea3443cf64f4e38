import type { PublicSettings } from '@freely/federation';
import { CONVERSIONS, GOOGLE_MAPS, STRIPE } from '../src/boot/script-origins.ts';

/** What somebody else's script needs of the page's policy, by the name of the directive. */
export type ThirdParty = Readonly<Record<string, readonly string[]>>;

/** Those whose scripts this installation uses: without its setting, nobody is allowed anything. */
export function thirdParties({
  stripeScript,
  mapsKey,
  conversionId,
}: PublicSettings): ThirdParty[] {
  return [
    stripeScript === null ? stripe : standInOf(new URL(stripeScript).origin),
    ...(mapsKey === null ? [] : [googleMaps]),
    ...(conversionId === null ? [] : [conversions]),
  ];
}

const stripe: ThirdParty = {
  'script-src': [STRIPE],
  'connect-src': ['https://api.stripe.com', 'https://hooks.stripe.com', 'https://m.stripe.network'],
  'frame-src': [STRIPE, 'https://hooks.stripe.com'],
};

const standInOf = (origin: string): ThirdParty => ({
  'script-src': [origin],
  'connect-src': [origin],
  'frame-src': [origin],
});

/** As its own guide asks for, but for what is evaluated: its pictures are drawn without. */
const googleMaps: ThirdParty = {
  'script-src': [GOOGLE_MAPS],
  // It writes style elements of its own, and a page that is the same for everybody has no nonce.
  'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': ['https://fonts.gstatic.com'],
  'img-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'],
  'worker-src': ['blob:'],
  'trusted-types': ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'],
};

/** Loaded after consent only (D43). */
const conversions: ThirdParty = {
  'script-src': CONVERSIONS,
  'img-src': [...CONVERSIONS, 'https://www.google.com', 'https://pagead2.googlesyndication.com'],
  'connect-src': [
    ...CONVERSIONS,
    'https://www.google.com',
    'https://pagead2.googlesyndication.com',
  ],
  'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  'trusted-types': ['goog#html'],
};
