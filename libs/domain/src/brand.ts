/** The brand's page on another site. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The brand (D1). To rename the product, change this file and nothing else. */
export const brand: {
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
} = {
  name: 'Freely',
  supportEmail: 'support@freely.example',
  supportPhone: '020 7946 0018',
  liveChat: null,
  office: ['12 Papercut Yard', 'London', 'SE1 0ZZ'],
  social: [],
};
