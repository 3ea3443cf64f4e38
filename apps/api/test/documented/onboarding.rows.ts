import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestApi } from '../support/start-test-api.ts';

/** A new practitioner at a stored step of the wizard. */
const atStep = (api: TestApi, onboardingStep: number) =>
  api.makePractitioner({ onboardingStep, mobile: null, offers: [], hours: [] });
const wrongStep = {
  when: 'at another step (D62)',
  status: 409,
  message: 'This step cannot be saved now. Please go on where you left off.',
};
const treatment = async ({ db }: TestApi) => {
  const { id } = await db
    .selectFrom('sub_services')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

const home = {
  distance: 4,
  home_address: {
    address: '7 Canary Row',
    city: 'London',
    postcode: 'SW11 4NB',
    country_id: 'UK',
    country_name: 'United Kingdom',
    home_location: { lat: 51.4652001, lng: -0.1708001 },
  },
};
const salon = {
  address: '12 Papercut Yard',
  city: 'London',
  postcode: 'SE1 0ZZ',
  salon_location: { lat: 51.5, lng: -0.09 },
};
const weekWith = (monday: unknown) => ({
  ...{ sunday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
  monday,
});
const day = { available: { from: '09:00', to: '18:00' }, break: [{ from: '13:00', to: '14:00' }] };
const skills = {
  qualifications: ['NVQ level 3'],
  start_working_date: '2016-05-01',
  insurance: true,
  medical_disclaimer_form: true,
};

/** The wizard: its steps are saved in order, and only once. */
export const onboardingRows = [
  row(contract.onboardingStep, async (api) => ({
    success: { as: await atStep(api, 3), response: { onboarding_step: 3 } },
  })),
  row(contract.saveSubServices, async (api) => {
    const [as, id] = [await atStep(api, 1), await treatment(api)];
    const body = { [id]: { price: 25.5, duration: 50 } };
    const wrong = (sent: object, field: string, message: string) => ({
      when: message,
      as,
      body: { [id]: sent },
      ...fieldError(`${id}.${field}`, message),
    });
    const none = 'Please enter a price for at least one treatment';

    return {
      refusals: [
        { ...wrongStep, as: await atStep(api, 2), body },
        { when: 'nothing is priced', as, body: {}, status: 422, message: none, errors: {} },
        wrong({}, 'price', 'Price is required'),
        wrong({ price: -0.5 }, 'price', 'Price must be 0 or more'),
        wrong({ price: 0.125 }, 'price', 'Price must be in pounds and pence'),
        wrong({ price: 0.3 }, 'price', 'Price must be a multiple of £0.50'),
        wrong({ price: 1, duration: 0 }, 'duration', 'Duration must be at least 5 minutes'),
      ],
      success: {
        as,
        body,
        response: { message: 'Your treatments have been saved', onboarding_step: 2 },
      },
    };
  }),
  row(contract.addLocationTypes, async (api) => {
    const as = await atStep(api, 2);
    const body = { '1': home, '2': [salon] };
    const wrong = (sent: object, field: string, message: string) => ({
      when: message,
      as,
      body: sent,
      ...fieldError(field, message),
    });
    const integer = 'The distance to travel must be an integer.';
    const range = 'The distance to travel must be between 1 and 30 miles.';
    const neither = 'Please choose mobile, salon or both';
    const link = 'Please leave out web addresses';

    return {
      refusals: [
        { ...wrongStep, as: await atStep(api, 1), body },
        { when: 'neither', as, body: {}, status: 422, message: neither, errors: {} },
        wrong({ '1': { ...home, distance: 2.5 } }, '1.distance', integer),
        wrong({ '1': { ...home, distance: 0 } }, '1.distance', range),
        wrong({ '1': { ...home, distance: 31 } }, '1.distance', range),
        wrong({ '2': [{ ...salon, address: '' }] }, '2.0.address', 'Address is required'),
        wrong({ '2': [{ ...salon, city: 'www.pay.example' }] }, '2.0.city', link),
        wrong({ '2': [{ ...salon, city: '' }] }, '2.0.city', 'Town is required'),
        wrong({ '2': [{ ...salon, postcode: '' }] }, '2.0.postcode', 'Postcode is required'),
        wrong({ '2': [{ ...salon, postcode: '12' }] }, '2.0.postcode', 'Postcode must be valid'),
      ],
      success: {
        as,
        body,
        response: { message: 'Your locations have been saved', onboarding_step: 3 },
      },
    };
  }),
  row(contract.addAvailability, async (api) => {
    const as = await api.makePractitioner({ onboardingStep: 3, hours: [] });
    const other = await api.makePractitioner({ salons: [{}] });
    const body = { '1': weekWith(day) };
    const wrong = (monday: object, field: string, message: string) => ({
      when: message,
      as,
      body: { '1': weekWith(monday) },
      ...fieldError(`1.monday.${field}`, message),
    });
    const idle = 'Please choose at least one day for each location';

    return {
      refusals: [
        { ...wrongStep, as: await atStep(api, 2), body },
        wrong({ available: { from: '', to: '18:00' } }, 'available.from', 'Start is required'),
        wrong({ available: { from: '09:00' } }, 'available.to', 'End is required'),
        wrong({ ...day, break: [{ from: '13:00', to: '' }] }, 'break.0.to', 'End is required'),
        wrong(
          { ...day, break: [{ from: '08:00', to: '09:30' }] },
          'break.0',
          'A break must be inside the hours of its day',
        ),
        wrong(
          { available: { from: '18:00', to: '09:00' } },
          'available.to',
          'End must be after the start',
        ),
        { when: idle, as, body: { '1': weekWith([]) }, ...fieldError('1', idle) },
        {
          when: "another's salon",
          as,
          body: { ...body, '2': { [String(other.salonIds[0])]: weekWith(day) } },
          status: 404,
          message: 'Salon not found',
        },
      ],
      success: {
        as,
        body,
        response: { message: 'Your work hours have been saved', onboarding_step: 4 },
      },
    };
  }),
  row(contract.saveTrustAndSafety, async (api) => {
    const [as, bare] = [await atStep(api, 4), await atStep(api, 4)];
    await api.db.insertInto('work_images').values({ practitioner_id: as.id, src: '/a' }).execute();
    const wrong = (change: object, field: string, message: string) => ({
      when: message,
      as,
      body: { ...skills, ...change },
      ...fieldError(field, message),
    });

    return {
      refusals: [
        { ...wrongStep, as: await atStep(api, 3), body: skills },
        { when: 'no image', as: bare, body: skills, ...fieldError('images', 'Please add image') },
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
        wrong({ insurance: null }, 'insurance', 'Please choose yes or no'),
        wrong(
          { medical_disclaimer_form: false },
          'medical_disclaimer_form',
          'Please check to continue',
        ),
      ],
      success: {
        as,
        body: skills,
        response: { message: 'Your skills and experience have been saved', onboarding_step: 5 },
      },
    };
  }),
];
