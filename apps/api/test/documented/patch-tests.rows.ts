// The rules of patch tests, what a customer is offered, and what the practitioner records.
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { fieldError, row } from '../support/documented-call.ts';
import { freeSlot } from '../support/make-practitioner.ts';
import { patchTested, testedBefore, usualRule } from '../support/patch-tested.ts';

export const patchOfferRows = [
  row(contract.patchTestOffer, async (api) => {
    const grace = await patchTested(api);
    const as = await api.makeCustomer();
    const query = {
      'sub_service[]': String(grace.offers[0]?.subServiceId),
      ...freeSlot(10, '10:00'),
      locationtype: 'mobile',
    };

    return {
      success: {
        as,
        params: { id: grace.id },
        query,
        response: {
          treatments: ['Eyelash tint'],
          hours_before: 48,
          price: 0,
          duration: 15,
          days: expect.any(Array),
        },
      },
    };
  }),
];

export const patchTestRows = [
  row(contract.adminPatchTests, async (api) => ({
    success: { as: await api.makeAdmin(), response: { treatments: expect.any(Array) } },
  })),
  row(contract.savePatchTestRule, async (api) => {
    const as = await api.makeAdmin();
    const [id, reason] = [52, 'The insurer asks for it'];
    const wrong = (change: object, field: string, message: string) => ({
      when: message,
      as,
      params: { id },
      body: { rule: { ...usualRule, ...change }, reason },
      ...fieldError(`rule.${field}`, message),
    });

    return {
      refusals: [
        wrong({ hours_before: 1 }, 'hours_before', 'Please enter a whole number from 24 to 336'),
        wrong({ months_valid: 25 }, 'months_valid', 'Please enter a whole number from 1 to 24'),
        wrong({ price: 101 }, 'price', 'Please enter an amount from £0 to £100'),
        wrong({ price: 1.001 }, 'price', 'Price must be in pounds and pence'),
        wrong({ duration: 61 }, 'duration', 'Please enter a whole number from 5 to 60'),
        {
          when: 'the treatment does not exist',
          as,
          params: { id: 999_999 },
          body: { rule: null, reason },
          status: 404,
          message: 'Treatment not found',
        },
      ],
      success: {
        as,
        params: { id },
        body: { rule: usualRule, reason },
        response: { message: 'This treatment needs a patch test', treatment: { rule: usualRule } },
      },
    };
  }),
  row(contract.recordPatchTest, async (api) => {
    const [ada, grace] = [await api.makeCustomer(), await patchTested(api)];
    const { bookingId, visitId } = await testedBefore(api, { ada, grace }, 'clear', '1 day');
    const body = { result: 'clear', note: 'Nothing to see' };

    return {
      refusals: [
        {
          when: 'it is no patch test',
          as: grace,
          params: { id: bookingId },
          body,
          status: 404,
          message: 'Patch test not found',
        },
      ],
      success: {
        as: grace,
        params: { id: visitId },
        body,
        response: { message: 'The result has been saved' },
      },
    };
  }),
];
