import { type Brand, brandOf } from '@freely/domain/brand';
import {
  defaultFeePercent,
  defaultHorizonMonths,
  type PublicMarketSettings,
} from '@freely/domain/market-settings';

/** The settings that the browser gets (D66). Nothing secret: anyone can read them. */
export interface PublicSettings {
  /** The API with its base path, such as `http://localhost:8090/api/v1.0`. */
  readonly apiUrl: string;
  /** The payment provider's publishable key. */
  readonly stripePublishableKey: string;
  /** The URL of the provider's browser script; null loads Stripe's own. */
  readonly stripeScript: string | null;
  /** A Google Maps key. Without one, the API suggests places and maps are drawn (D14, D15). */
  readonly mapsKey: string | null;
  /** The conversion account, reported to only after consent (D43). */
  readonly conversionId: string | null;
  /** Market settings (D80). A shell of an older release does not have them. */
  readonly market?: PublicMarketSettings;
}

let settings: PublicSettings | undefined;

/** Called once by the shell, before anything is rendered. */
export function setPublicSettings(values: PublicSettings): void {
  settings = values;
}

/** The settings of this installation. Throws before the shell has set them. */
export function publicSettings(): PublicSettings {
  if (!settings) throw new Error('The public settings were read before the shell set them.');

  return settings;
}

/** What the platform keeps of a price, in percent (D22). */
export function feePercent(): number {
  return settings?.market?.fee_percent ?? defaultFeePercent;
}

/** How many months ahead a slot can be booked (D53). */
export function horizonMonths(): number {
  return settings?.market?.horizon_months ?? defaultHorizonMonths;
}

/** Who runs the market, and how to reach them. Read it where it is shown: it is not known earlier. */
export function brand(): Brand {
  return brandOf(settings?.market?.texts);
}
