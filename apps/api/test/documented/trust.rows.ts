import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { recordAudit } from '../../src/kernel/audit/index.ts';
import { fieldError, row } from '../support/documented-call.ts';

const unknownId = 99_999_999;
const past = new Date(Date.now() - 60_000);

/** The contact form, impersonation, market settings, the audit log and the mail log. */
export const trustRows = [
  row(contract.sendContactMessage, async () => {
    const body = {
      name: 'Bea Writer',
      email: 'bea@people.example',
      subject: 'A lost ring',
      message: 'I left a ring behind.',
    };
    const wrong = (change: object, field: string, message: string) => ({
      when: message,
      body: { ...body, ...change },
      ...fieldError(field, message),
    });

    return {
      refusals: [
        wrong({ name: '' }, 'name', 'Name is required'),
        wrong({ email: '' }, 'email', 'E-mail is required'),
        wrong({ email: 'bea' }, 'email', 'E-mail must be valid'),
        wrong({ subject: '' }, 'subject', 'Subject is required'),
        wrong({ message: '' }, 'message', 'Message is required'),
      ],
      success: { body, response: { message: 'Your request has been successfully sent.' } },
    };
  }),
  row(contract.adminSettings, async (api) => ({
    success: {
      as: await api.makeAdmin(),
      response: {
        version: expect.any(Number),
        values: expect.any(Object),
        history: expect.any(Array),
      },
    },
  })),
  row(contract.changeSetting, async (api) => {
    const as = await api.makeAdmin();
    const { version } = await api.db
      .selectFrom('settings')
      .select('version')
      .executeTakeFirstOrThrow();
    const body = { name: 'horizon_months' as const, value: 6, reason: 'As before', version };
    const tooFar = 'Please enter a whole number from 1 to 24';

    return {
      refusals: [
        {
          ...{ when: 'there is no reason', as, body: { ...body, reason: ' ' } },
          ...fieldError('reason', 'Please give a reason'),
        },
        {
          ...{ when: 'it is beyond the bounds', as, body: { ...body, value: 25 } },
          ...fieldError('value', tooFar),
        },
        {
          ...{ when: 'it was changed since', as, body: { ...body, version: version + 1 } },
          status: 409,
          message: 'These settings have been changed. Please look at them again.',
        },
      ],
      success: {
        ...{ as, body },
        response: expect.objectContaining({ message: 'The setting has been saved', version }),
      },
    };
  }),
  row(contract.logInAsUser, async (api) => {
    const [as, other, ada] = [
      await api.makeAdmin(),
      await api.makeAdmin(),
      await api.makeCustomer(),
    ];

    return {
      refusals: [
        {
          when: 'it does not exist',
          as,
          params: { user_id: unknownId },
          status: 404,
          message: 'User not found',
        },
        {
          ...{ when: 'an admin', as, params: { user_id: other.id }, status: 403 },
          message: 'You cannot log in as an admin',
        },
      ],
      success: {
        ...{ as, params: { user_id: ada.id } },
        response: {
          user_id: ada.id,
          user_roles: ['customer'],
          access_token: expect.any(String),
          impersonated_by: { user_id: as.id, name: 'Avery Example' },
        },
      },
    };
  }),
  row(contract.auditLog, async (api) => {
    const as = await api.makeAdmin();
    const actor = { id: as.id, impersonatorId: null };
    const entry = { action: 'note.write', object: `note:${as.id}` };
    await recordAudit(api.db, { ...entry, actor });

    return {
      refusals: [
        { when: 'no page', as, query: { page: '0' }, ...fieldError('page', 'This is not valid') },
      ],
      success: {
        ...{ as, query: { object: entry.object } },
        response: { entries: [{ ...entry, actor: { user_id: as.id } }], total: 1 },
      },
    };
  }),
  row(contract.adminMails, async (api) => {
    const as = await api.makeAdmin();

    return {
      refusals: [
        {
          ...{ when: 'there are no such mails', as, query: { kind: 'surprise' } },
          ...fieldError('kind', 'This is not valid'),
        },
      ],
      success: { as, query: { state: 'failed' }, response: { failed: 0 } },
    };
  }),
  row(contract.retryMail, async (api) => {
    const as = await api.makeAdmin();
    const mail = async (failed_at: Date | null) => {
      const { id } = await api.db
        .insertInto('mail_outbox')
        .values({ key: randomUUID(), kind: 'registration', to_user_id: as.id, failed_at })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };

    return {
      refusals: [
        {
          when: 'it does not exist',
          as,
          params: { id: unknownId },
          status: 404,
          message: 'Mail not found',
        },
        {
          ...{ when: 'it has not failed', as, params: { id: await mail(null) } },
          ...{ status: 409, message: 'This mail has not failed' },
        },
      ],
      success: {
        ...{ as, params: { id: await mail(past) } },
        response: { message: 'The mail will be tried again' },
      },
    };
  }),
];
