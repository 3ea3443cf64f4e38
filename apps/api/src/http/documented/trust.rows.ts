import { randomUUID } from 'node:crypto';
import * as contract from '@freely/api-client/contract';
import { expect } from '@jest/globals';
import { recordAudit } from '../../modules/audit/index.ts';
import { row, under } from '../../testing/documented-call.ts';

const nobody = 99_999_999;
const past = new Date(Date.now() - 60_000);

/** The contact form, and what admins watch over. */
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
      ...under(field, message),
    });

    return {
      refusals: [
        wrong({ name: '' }, 'name', 'Name is required'),
        wrong({ email: '' }, 'email', 'E-mail is required'),
        wrong({ email: 'bea' }, 'email', 'E-mail must be valid'),
        wrong({ subject: '' }, 'subject', 'Subject is required'),
        wrong({ message: '' }, 'message', 'Message is required'),
      ],
      works: { body, answer: { message: 'Your request has been successfully sent.' } },
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
          when: 'nobody has it',
          as,
          params: { user_id: nobody },
          status: 404,
          message: 'User not found',
        },
        {
          ...{ when: 'an admin', as, params: { user_id: other.id }, status: 403 },
          message: 'The account of an admin cannot be entered by another',
        },
      ],
      works: {
        ...{ as, params: { user_id: ada.id } },
        answer: {
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
        { when: 'no page', as, query: { page: '0' }, ...under('page', 'This is not valid') },
      ],
      works: {
        ...{ as, query: { object: entry.object } },
        answer: { entries: [{ ...entry, actor: { user_id: as.id } }], total: 1 },
      },
    };
  }),
  row(contract.adminMails, async (api) => ({
    works: { as: await api.makeAdmin(), query: { state: 'failed' }, answer: { failed: 0 } },
  })),
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
          when: 'nobody has it',
          as,
          params: { id: nobody },
          status: 404,
          message: 'Mail not found',
        },
        {
          ...{ when: 'it waits', as, params: { id: await mail(null) } },
          ...{ status: 409, message: 'This mail has not failed' },
        },
      ],
      works: {
        ...{ as, params: { id: await mail(past) } },
        answer: { message: 'The mail will be tried again' },
      },
    };
  }),
];
