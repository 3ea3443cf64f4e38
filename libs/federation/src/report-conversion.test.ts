import { setPublicSettings } from '@freely/federation';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportConversion } from './report-conversion.ts';

const view = window as Window & { gtag?: unknown };
const tell = (conversionId: string | null) =>
  setPublicSettings({
    apiUrl: 'http://localhost:8090/api/v1.0',
    stripePublishableKey: 'pk',
    stripeScript: null,
    mapsKey: null,
    conversionId,
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  delete view.gtag;
});

test('without an account, or without consent, it goes on at once', () => {
  const goOn = jest.fn();
  view.gtag = jest.fn();
  tell(null);
  reportConversion({}, goOn);
  expect(view.gtag).not.toHaveBeenCalled();

  delete view.gtag;
  tell('AW-1/label');
  reportConversion({}, goOn);
  expect(goOn).toHaveBeenCalledTimes(2);
});

test('it goes on when the account has heard of it, or after a second', () => {
  const goOn = jest.fn();
  const gtag = jest.fn();
  view.gtag = gtag;
  tell('AW-1/label');
  reportConversion({ value: 44.1, currency: 'GBP' }, goOn);

  expect(gtag).toHaveBeenCalledWith(
    'event',
    'conversion',
    expect.objectContaining({ send_to: 'AW-1/label', value: 44.1, currency: 'GBP' }),
  );
  jest.advanceTimersByTime(999);
  expect(goOn).not.toHaveBeenCalled();
  const [, , details] = gtag.mock.calls[0] as [string, string, { event_callback: () => void }];
  details.event_callback();
  jest.advanceTimersByTime(1);
  expect(goOn).toHaveBeenCalledTimes(1);

  reportConversion({}, goOn);
  jest.advanceTimersByTime(1000);
  expect(goOn).toHaveBeenCalledTimes(2);
});
