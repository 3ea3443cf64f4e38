/** What the browser is told of the installation (D66). Nothing secret: anyone can read it. */
export interface PublicSettings {
  /** The API with its base path, such as `http://localhost:8090/api/v1.0`. */
  readonly apiUrl: string;
  /** The payment provider's publishable key. */
  readonly stripePublishableKey: string;
  /** The provider's browser script where it is not Stripe's own; null loads that one. */
  readonly stripeScript: string | null;
  /** A Google Maps key; without one, places and maps come from the API and from drawings (D14, D15). */
  readonly mapsKey: string | null;
  /** The conversion account, reported to only after consent (D43). */
  readonly conversionId: string | null;
}

let settings: PublicSettings | undefined;

/** Told once by the shell, before anything is rendered. */
export function setPublicSettings(given: PublicSettings): void {
  settings = given;
}

/** The settings of this installation. Throws when the shell has not told them. */
export function publicSettings(): PublicSettings {
  if (!settings) throw new Error('The public settings were read before the shell told them.');

  return settings;
}
