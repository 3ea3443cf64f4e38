import { setPublicSettings } from '@freely/shell-sdk';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { reportConversion } from './report-conversion.ts';

const view = window as Window & { gtag?: unknown };
const setConversionId = (conversionId: string | null) =>
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

test('without an account or without consent, it continues at once', () => {
  const onDone = jest.fn();
  view.gtag = jest.fn();
  setConversionId(null);
  reportConversion({}, onDone);
  expect(view.gtag).not.toHaveBeenCalled();

  delete view.gtag;
  setConversionId('AW-1/label');
  reportConversion({}, onDone);
  expect(onDone).toHaveBeenCalledTimes(2);
});

test('it continues when the conversion is reported, or after a second', () => {
  const onDone = jest.fn();
  const gtag = jest.fn();
  view.gtag = gtag;
  setConversionId('AW-1/label');
  reportConversion({ value: 44.1, currency: 'GBP' }, onDone);

  expect(gtag).toHaveBeenCalledWith(
    'event',
    'conversion',
    expect.objectContaining({ send_to: 'AW-1/label', value: 44.1, currency: 'GBP' }),
  );
  jest.advanceTimersByTime(999);
  expect(onDone).not.toHaveBeenCalled();
  const [, , details] = gtag.mock.calls[0] as [string, string, { event_callback: () => void }];
  details.event_callback();
  jest.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledTimes(1);

  reportConversion({}, onDone);
  jest.advanceTimersByTime(1000);
  expect(onDone).toHaveBeenCalledTimes(2);
});
