import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import sharp from 'sharp';
import { fieldError, row } from '../support/documented-call.ts';

const image = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c04020' } })
    .png()
    .toBuffer();

/** A practitioner's profile and images. */
export const profileRows = [
  row(contract.practitionerProfile, async (api) => ({
    success: {
      as: await api.makePractitioner(),
      response: {
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
      ...fieldError(field, message),
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
        wrong({ bank_detail: {} }, 'bank_detail', 'This is not valid'),
        wrong(bank({ sort_code: '' }), 'bank_details.sort_code', 'Sort code is required'),
        wrong(
          bank({ account_number: '' }),
          'bank_details.account_number',
          'Account number is required',
        ),
        {
          when: 'there is no mobile location',
          as: bare,
          body: { call_out_charge: 3 },
          ...fieldError('call_out_charge', 'Please add your mobile location first'),
        },
      ],
      success: {
        as,
        body: { bio: 'Calm hands.', ...bank({}) },
        response: {
          message: 'Profile updated successfully',
          bio: 'Calm hands.',
          // The last four digits, and no more (D41).
          bank_details: { sort_code: '**-**-**', account_number: '****1863' },
        },
      },
    };
  }),
  row(contract.practitionerStatistic, async (api) => ({
    success: {
      as: await api.makePractitioner(),
      response: { avatar: false, bio: true, not_shown: [], number_of_bookings: 0, total_income: 0 },
    },
  })),
  row(contract.resubmitProfile, async (api) => ({
    refusals: [
      {
        when: 'it was not rejected',
        as: await api.makePractitioner(),
        status: 409,
        message: 'Your profile is not rejected, so there is nothing to send in again',
      },
      {
        when: 'sign-up is not complete',
        as: await api.makePractitioner({ approved: false, onboardingStep: 4 }),
        status: 409,
        message: 'Please complete registration',
      },
    ],
    success: {
      as: await api.makePractitioner({ approved: false }),
      response: { message: 'Thank you. We will look at your profile again, and email you.' },
    },
  })),
  row(contract.workImages, async (api) => {
    const as = await api.makePractitioner();
    await api.db.insertInto('work_images').values({ practitioner_id: as.id, src: '/a' }).execute();

    return {
      success: { as, response: [{ id: expect.any(Number), src: `${api.deps.config.apiUrl}/a` }] },
    };
  }),
  row(contract.addWorkImage, async (api) => {
    const [as, full] = [await api.makePractitioner(), await api.makePractitioner()];
    await api.db
      .insertInto('work_images')
      .values(Array.from({ length: 10 }, () => ({ practitioner_id: full.id, src: '/a' })))
      .execute();
    const form = { file: await image() };
    const kinds = 'Please add a GIF, JPEG, PNG or BMP image';

    return {
      refusals: [
        { when: 'no image', as, form: { file: '' }, ...fieldError('file', 'Please add image') },
        {
          when: 'there are ten',
          as: full,
          form,
          ...fieldError('file', 'You can add only 10 images'),
        },
        { when: 'SVG', as, form: { file: Buffer.from('<svg/>') }, ...fieldError('file', kinds) },
        { when: 'JSON', as, body: {}, status: 400, message: 'This request cannot be read.' },
      ],
      success: {
        as,
        form,
        response: { files: [{ id: expect.any(Number), src: expect.stringMatching(/\.webp$/) }] },
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
          ...fieldError('ids', 'Please list each image once'),
        },
        {
          when: 'one is left out',
          as,
          body: { ids: [first] },
          status: 409,
          message: 'Your photos have changed. Please try again.',
        },
      ],
      success: {
        as,
        body: { ids },
        response: {
          files: [
            { id: second, src: `${api.deps.config.apiUrl}/b` },
            { id: first, src: `${api.deps.config.apiUrl}/a` },
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
    const notFound = { status: 404, message: 'Not found' };

    return {
      refusals: [{ when: "another's", as: other, params: { id }, ...notFound }],
      success: { as, params: { id }, response: { message: 'The image has been deleted' } },
    };
  }),
  row(contract.saveAvatar, async (api) => {
    const as = await api.makePractitioner();

    return {
      refusals: [
        {
          when: 'no image',
          as,
          form: { name: 'me.png' },
          ...fieldError('profileImage', 'Please add image'),
        },
      ],
      success: {
        as,
        form: { name: 'me.png', profileImage: await image() },
        response: { message: 'Your photo has been saved', src: expect.stringMatching(/\.webp$/) },
      },
    };
  }),
];
