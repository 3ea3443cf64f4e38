import type { FaultArea } from '../planted-fault.ts';

const resale = (only: string) => ({ jest: 'libs/domain/src/resale.test.ts', only });

export const resales: FaultArea = {
  title: 'Times that are sold again',
  faults: [
    {
      id: 'moved-sale-pays-twice',
      breaks: 'A practitioner who moves a sale away and back is paid for the time twice',
      edits: [
        {
          file: 'apps/api/src/money/payments/resales.repository.ts',
          find: '(s.moved_at is null or ',
          replace: '(s.moved_at is null and ',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/resell.test.ts',
        only: 'a sale that is moved counts',
      },
    },
    {
      id: 'resale-returns-too-much',
      breaks: 'A time that is sold again twice returns more than was paid for it',
      edits: [
        {
          file: 'libs/domain/src/resale.ts',
          find: 'priceOf(cancelled) - cancelled.counted',
          replace: 'priceOf(cancelled)',
        },
      ],
      caughtBy: resale('never more than was paid'),
    },
    {
      id: 'resale-counts-twice',
      breaks: 'One sale refunds several cancelled bookings with the same money',
      edits: [
        {
          file: 'libs/domain/src/resale.ts',
          find: 'priceOf(sold) - sold.counted',
          replace: 'priceOf(sold)',
        },
      ],
      caughtBy: resale('what counted for another already'),
    },
    {
      id: 'resale-of-what-may-be-returned',
      breaks:
        'A sale that can still be refunded refunds another one, and the practitioner is paid for neither',
      edits: [
        {
          file: 'apps/api/src/money/payments/resales.repository.ts',
          find: 's.starts_at <= now() and s.status in',
          replace: 's.status in',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/money/payments/resell.test.ts',
        only: 'the same time is sold for the same price',
      },
    },
  ],
};
