import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';

/** A practitioner's work hours. */
export const workHourRows = [
  row(contract.ownAvailability, async (api) => {
    const hours = [{ weekday: 1, from: 540, to: 1080, breaks: [{ from: 780, to: 840 }] }];
    const as = await api.makePractitioner({ hours });
    const monday = {
      available: { from: '09:00', to: '18:00' },
      break: [{ from: '13:00', to: '14:00' }],
    };

    return { success: { as, response: { '1': { sunday: [], monday } } } };
  }),
  row(contract.changeAvailability, async (api) => {
    const [as, bare] = [
      await api.makePractitioner({ salons: [{}] }),
      await api.makePractitioner({ mobile: null, salons: [{}] }),
    ];
    const other = await api.makePractitioner({ salons: [{}] });
    const friday = { available: { from: '10:00', to: '12:00' }, break: {} };
    const later = { available: { from: '10:00', to: '09:00' } };
    const pauses = (...list: [string, string][]) => ({
      ...friday,
      break: list.map(([from, to]) => ({ from, to })),
    });

    return {
      refusals: [
        {
          when: 'the end is before the start',
          as,
          body: { '1': { friday: later } },
          ...fieldError('1.friday.available.to', 'End must be after the start'),
        },
        {
          when: 'a break is outside the hours',
          as,
          body: { '1': { friday: pauses(['09:45', '10:15']) } },
          ...fieldError('1.friday.break.0', 'A break must be inside the hours of its day'),
        },
        {
          when: 'breaks overlap',
          as,
          body: { '1': { friday: pauses(['10:15', '10:45'], ['10:30', '11:00']) } },
          ...fieldError('1.friday.break.1', 'Breaks must not overlap'),
        },
        {
          when: 'breaks fill the hours',
          as,
          body: { '1': { friday: pauses(['10:00', '11:00'], ['11:00', '12:00']) } },
          ...fieldError('1.friday.break.1', 'Breaks must leave some time to work'),
        },
        {
          when: 'there is no such kind of location',
          as,
          body: { mobile: { friday } },
          ...fieldError('mobile', 'This is not valid'),
        },
        {
          when: "another's salon",
          as,
          body: { '2': { [String(other.salonIds[0])]: { friday } } },
          status: 404,
          message: 'Salon not found',
        },
        {
          when: 'there is no mobile location',
          as: bare,
          body: { '1': { friday } },
          ...fieldError('1', 'Please add your mobile location first'),
        },
      ],
      success: {
        as,
        body: { '1': { friday } },
        response: { message: 'Work hours updated successfully' },
      },
    };
  }),
];
