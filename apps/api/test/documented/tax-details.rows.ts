import * as contract from '@freely/api-client/contract';
import { fieldError, row } from '../support/documented-call.ts';
import { taxDetails } from '../support/tax-details.ts';

/** What practitioners tell us for the tax authority. */
export const taxDetailsRows = [
  row(contract.ownTaxDetails, async (api) => {
    const as = await api.makePractitioner();

    return {
      success: {
        as,
        response: { standing: 'not_requested', withheld_from: null, details: null },
      },
    };
  }),
  row(contract.givenTaxDetails, async (api) => {
    const as = await api.makePractitioner();
    await api.call(contract.giveTaxDetails, { body: taxDetails }, { as });

    return {
      refusals: [
        {
          when: 'an admin is logged in as the practitioner',
          as: await api.impersonate(as),
          status: 403,
          message: 'You cannot do this while you are logged in as another user',
        },
      ],
      success: { as, response: { standing: 'given', details: { first_name: 'Grace' } } },
    };
  }),
  row(contract.ownTaxReports, async (api) => ({
    success: { as: await api.makePractitioner(), response: [] },
  })),
  row(contract.giveTaxDetails, async (api) => {
    const as = await api.makePractitioner();
    const wrong = (change: object, field: string, message: string) => ({
      ...{ when: message, as, body: { ...taxDetails, ...change } },
      ...fieldError(field, message),
    });

    return {
      refusals: [
        wrong({ last_name: ' ' }, 'last_name', 'Last name is required'),
        wrong({ street: '' }, 'street', 'House number and street are required'),
        wrong({ postcode: 'D02 AF30' }, 'postcode', 'Please enter a UK postcode'),
        wrong({ postcode: 'XX1 1XX' }, 'postcode', 'Please enter a UK postcode'),
        wrong({ birthday: '2099-01-01' }, 'birthday', 'Please check the year of birth'),
        wrong(
          { tax_number: 'AB12345' },
          'tax_number',
          'Please check it: such as AB 12 34 56 C, or the 10 digits of a UTR',
        ),
        {
          when: 'an admin is logged in as the practitioner',
          as: await api.impersonate(as),
          body: taxDetails,
          status: 403,
          message: 'You cannot do this while you are logged in as another user',
        },
      ],
      success: {
        as,
        body: { ...taxDetails, tax_number: 'ab 12 34 56 c' },
        response: {
          message: 'Your tax details are saved',
          standing: 'given',
          details: { first_name: 'Grace', tax_number: { kind: 'nino', ending: '56C' } },
        },
      },
    };
  }),
];
