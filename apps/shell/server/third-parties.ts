import type { PublicSettings } from '@freely/shell-sdk';
import { CONVERSIONS, GOOGLE_MAPS, STRIPE } from '../src/boot/script-origins.ts';

/** What the script of a third party needs in the Content-Security-Policy, by directive. */
export type ThirdParty = Readonly<Record<string, readonly string[]>>;

/** The third parties of this installation. Without its setting, a party is allowed nothing. */
export function thirdParties({
  stripeScript,
  mapsKey,
  conversionId,
}: PublicSettings): ThirdParty[] {
  return [
    stripeScript === null ? stripe : fakeStripe(new URL(stripeScript).origin),
    ...(mapsKey === null ? [] : [googleMaps]),
    ...(conversionId === null ? [] : [conversions]),
  ];
}

const stripe: ThirdParty = {
  'script-src': [STRIPE],
  'connect-src': ['https://api.stripe.com', 'https://hooks.stripe.com', 'https://m.stripe.network'],
  'frame-src': [STRIPE, 'https://hooks.stripe.com'],
};

const fakeStripe = (origin: string): ThirdParty => ({
  'script-src': [origin],
  'connect-src': [origin],
  'frame-src': [origin],
});

/** As Google's guide requires, except for eval: the maps are drawn without it. */
const googleMaps: ThirdParty = {
  'script-src': [GOOGLE_MAPS],
  // It inserts its own style elements, and a page that is the same for everybody has no nonce.
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
