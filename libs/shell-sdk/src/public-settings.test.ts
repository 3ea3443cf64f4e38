import { defaultTexts } from '@freely/domain/default-texts';
import { expect, test } from '@jest/globals';
import { brand, feePercent, horizonMonths, setPublicSettings } from './public-settings.ts';

const settings = {
  apiUrl: 'http://localhost:8090/api/v1.0',
  stripePublishableKey: 'pk',
  stripeScript: null,
  mapsKey: null,
  conversionId: null,
};
const market = {
  fee_percent: 15,
  hold_minutes: 15,
  minimum_notice_minutes: 60,
  travel_buffer_minutes: 0,
  horizon_months: 9,
  report_percent: 100,
};

test('the horizon and the fee are the market’s, or the default under a shell that does not tell them', () => {
  setPublicSettings({ ...settings, market });
  expect([horizonMonths(), feePercent()]).toEqual([9, 15]);

  setPublicSettings(settings);
  expect([horizonMonths(), feePercent()]).toEqual([6, 20]);
});

test('the brand is the market’s, or the default under a shell that does not tell it', () => {
  const texts = { ...defaultTexts, brand_name: 'Kind', support_email: 'help@kind.example' };
  setPublicSettings({ ...settings, market: { ...market, texts } });
  expect(brand()).toMatchObject({ name: 'Kind', supportEmail: 'help@kind.example' });

  setPublicSettings({ ...settings, market });
  expect(brand().name).toBe('Freely');
});
