import * as contract from '@freely/api-client/contract';
import { addDays, londonDay } from '@freely/domain/london-time';
import { expect } from '@jest/globals';
import { addPaper } from '../../src/practice/papers/add-paper.ts';
import { fieldError, row } from '../support/documented-call.ts';
import type { TestUser } from '../support/make-users.ts';
import { paperWith } from '../support/policy-world.ts';
import type { TestApi } from '../support/start-test-api.ts';

const today = londonDay(new Date());
const policy = {
  kind: 'insurance' as const,
  number: 'POL-1',
  issuer: 'An insurer',
  valid_from: addDays(today, -30),
  valid_to: addDays(today, 300),
};
const added = (api: TestApi, { id }: TestUser) =>
  addPaper(api.deps, id, { ...policy, file: paperWith('A policy') });

/** The papers of a practitioner. */
export const paperRows = [
  row(contract.ownPapers, async (api) => {
    const as = await api.makePractitioner();
    const id = await added(api, as);

    return {
      success: {
        as,
        response: {
          tick: true,
          may_work: true,
          kinds: expect.any(Array),
          papers: [{ id, ...policy, file_type: 'pdf', state: 'waiting', reason: '' }],
        },
      },
    };
  }),
  row(contract.addPaper, async (api) => {
    const as = await api.makePractitioner();
    const form = { ...policy, file: Buffer.from(await paperWith('A policy').arrayBuffer()) };
    const wrong = (change: object, field: string, message: string) => ({
      ...{ when: message, as, form: { ...form, ...change } },
      ...fieldError(field, message),
    });

    return {
      refusals: [
        wrong({ kind: 'passport' }, 'kind', 'Please choose what it is'),
        wrong({ issuer: ' ' }, 'issuer', 'Please say who issued it'),
        wrong({ valid_to: addDays(today, -31) }, 'valid_to', 'The last day is before the first'),
        wrong({ valid_to: addDays(today, -1) }, 'valid_to', 'This paper has ended already'),
        wrong({ file: Buffer.from('%PDF-1.7') }, 'file', 'This PDF is damaged'),
        {
          when: 'an admin is logged in as the practitioner',
          as: await api.impersonate(as),
          form,
          status: 403,
          message: 'You cannot do this while you are logged in as another user',
        },
      ],
      success: {
        as,
        form,
        response: { message: 'Your paper has been added. We will look at it soon.' },
      },
    };
  }),
  row(contract.removePaper, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const [id, othersId, approvedId] = [
      await added(api, as),
      await added(api, other),
      await added(api, as),
    ];
    await api.db
      .updateTable('papers')
      .set({ state: 'approved' })
      .where('id', '=', approvedId)
      .execute();
    const missing = { status: 404, message: 'This paper does not exist' };

    return {
      refusals: [
        { when: 'it is another practitioner’s', as, params: { id: othersId }, ...missing },
        {
          when: 'it is approved',
          as,
          params: { id: approvedId },
          status: 409,
          message: 'An approved paper stays, because we have relied on it',
        },
      ],
      success: { as, params: { id }, response: { message: 'The paper has been removed' } },
    };
  }),
  row(contract.ownPaperFile, async (api) => {
    const [as, other] = [await api.makePractitioner(), await api.makePractitioner()];
    const [id, othersId] = [await added(api, as), await added(api, other)];
    const missing = { status: 404, message: 'This paper does not exist' };

    return {
      refusals: [
        { when: 'it is another practitioner’s', as, params: { id: othersId }, ...missing },
      ],
      success: { as, params: { id }, response: '%PDF-1.7' },
    };
  }),
];
