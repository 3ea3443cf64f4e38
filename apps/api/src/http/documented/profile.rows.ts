import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import sharp from 'sharp';
import { row, under } from '../../testing/documented-call.ts';

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();

/** What practitioners show and tell of themselves: profile and pictures. */
export const profileRows = [
  row(contract.practitionerProfile, async (api) => ({
    works: {
      as: await api.makePractitioner(),
      answer: {
        active: true,
        bank_details: null,
        cancellation_policy: expect.stringContaining('24 hours'),
      },
    },
  })),
  row(contract.changePractitionerProfile, async (api) => {
    const as = await api.makePractitioner();
    const bare = await api.makePractitioner({ mobile: null, salons: [{}] });
    const wrong = (body: object, field: string, message: string) => ({
      when: message,
      as,
      body,
      ...under(field, message),
    });
    const bank = (change: object) => ({
      bank_details: { sort_code: '204153', account_number: '49071863', ...change },
    });

    return {
      refusals: [
        wrong({ start_working_date: '' }, 'start_working_date', 'Start date is required'),
        wrong(
          { start_working_date: '1949-12-01' },
          'start_working_date',
          'Start date must be in 1950 or later',
        ),
        wrong(
          { start_working_date: '2999-01-01' },
          'start_working_date',
          'Start date cannot be in the future',
        ),
        wrong({ call_out_charge: null }, 'call_out_charge', 'Call-out charge is required'),
        wrong({ active: 1 }, 'active', 'Status is required'),
        wrong(bank({ sort_code: '' }), 'bank_details.sort_code', 'Sort code is required'),
        wrong(
          bank({ account_number: '' }),
          'bank_details.account_number',
          'Account number is required',
        ),
        {
          when: 'without a base',
          as: bare,
          body: { call_out_charge: 3 },
          ...under('call_out_charge', 'Please add your mobile location first'),
        },
      ],
      works: {
        as,
        body: { bio: 'Calm hands.', ...bank({}) },
        answer: {
          message: 'Profile updated successfully',
          bio: 'Calm hands.',
          // The last four digits, and no more (D41).
          bank_details: { sort_code: '**-**-**', account_number: '****1863' },
        },
      },
    };
  }),
  row(contract.practitionerStatistic, async (api) => ({
    works: {
      as: await api.makePractitioner(),
      answer: { avatar: false, bio: true, not_shown: [], number_of_bookings: 0, total_income: 0 },
    },
  })),
  row(contract.workImages, async (api) => {
    const as = await api.makePractitioner();
    await api.db.insertInto('work_images').values({ practitioner_id: as.id, src: '/a' }).execute();

    return { works: { as, answer: [{ id: expect.any(Number), src: '/a' }] } };
  }),
  row(contract.addWorkImage, async (api) => {
    const [as, full] = [await api.makePractitioner(), await api.makePractitioner()];
    await api.db
      .insertInto('work_images')
      .values(Array.from({ length: 10 }, () => ({ practitioner_id: full.id, src: '/a' })))
      .execute();
    const form = { file: await picture() };
    const kinds = 'Please add a GIF, JPEG, PNG or BMP image';

    return {
      refusals: [
        { when: 'nothing', as, form: { file: '' }, ...under('file', 'Please add image') },
        { when: 'ten are there', as: full, form, ...under('file', 'You can add only 10 images') },
        { when: 'SVG', as, form: { file: Buffer.from('<svg/>') }, status: 422, message: kinds },
        { when: 'JSON', as, body: {}, status: 400, message: 'This request cannot be read.' },
      ],
      works: {
        as,
        form,
        answer: { files: [{ id: expect.any(Number), src: expect.stringMatching(/\.webp$/) }] },
      },
    };
  }),
  row(contract.orderWorkImages, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const [first, second] = (
      await api.db
        .insertInto('work_images')
        .values(['/a', '/b'].map((src) => ({ practitioner_id: as.id, src })))
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    const ids = [second, first];

    return {
      refusals: [
        { when: "another's", as: other, body: { ids }, status: 404, message: 'Not found' },
        {
          when: 'one twice',
          as,
          body: { ids: [first, first] },
          ...under('ids', 'Each image has one place'),
        },
        {
          when: 'one is left out',
          as,
          body: { ids: [first] },
          status: 409,
          message: 'Your photos have changed. Please try again.',
        },
      ],
      works: {
        as,
        body: { ids },
        answer: {
          files: [
            { id: second, src: '/b' },
            { id: first, src: '/a' },
          ],
          message: 'The order of your photos has been saved',
        },
      },
    };
  }),
  row(contract.removeWorkImage, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const { id } = await api.db
      .insertInto('work_images')
      .values({ practitioner_id: as.id, src: 'https://files.freely.example/a.webp' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const gone = { status: 404, message: 'Not found' };

    return {
      refusals: [{ when: "another's", as: other, params: { id }, ...gone }],
      works: { as, params: { id }, answer: { message: 'The image has been deleted' } },
    };
  }),
  row(contract.saveAvatar, async (api) => {
    const as = await api.makePractitioner();

    return {
      refusals: [
        {
          when: 'nothing',
          as,
          form: { name: 'me.png' },
          ...under('profileImage', 'Please add image'),
        },
      ],
      works: {
        as,
        form: { name: 'me.png', profileImage: await picture() },
        answer: { message: 'Your photo has been saved', src: expect.stringMatching(/\.webp$/) },
      },
    };
  }),
];
