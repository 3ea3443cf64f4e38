/** The texts of a new market. Browsers know them, so what describes them is in `market-texts.ts`. */
export const defaultTexts = {
  brand_name: 'Freely',
  support_email: 'support@freely.example',
  support_phone: '020 7946 0018',
  live_chat_url: '',
  office_address: '12 Papercut Yard\nLondon\nSE1 0ZZ',
  social_links: '',
};

/** What browsers read. */
export type PublicMarketTexts = Readonly<typeof defaultTexts>;
