import {
  adminBooking,
  booking as bookingCall,
  practitionerBookings,
  saveBookingNotes,
} from '@freely/api-client/contract';
import { formatPhone } from '@freely/domain/format-phone';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freeSlot } from '../../../test/support/make-practitioner.ts';
import {
  draftFor,
  startTestMarket,
  type TestMarket,
} from '../../../test/support/start-test-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await startTestMarket();
});
afterAll(() => market.close());

const params = (id: number) => ({ params: { id: String(id) } });

describe('a booking from the draft to the mails', () => {
  test('is held, paid, confirmed to both parties, and in the ledger', async () => {
    const { call, eventually } = market;
    const grace = await market.makePractitioner({ mobile: { callOutCharge: 750 } });
    const ada = await market.makeCustomer({ phone: '07700900111' });
    const admin = await market.makeAdmin();

    const held = await market.book(
      ada,
      draftFor(grace, { ...freeSlot(7, '10:00'), callOutCharge: 750 }),
    );
    expect(held.status).toBe(201);
    const { id } = held.body;
    expect(held.body).toMatchObject({
      booking_status: 'confirmed',
      paid: false,
      total_amount: 32.5,
      call_out_charge: 7.5,
      practitioner_phone: null,
    });
    expect(held.body.held_until).not.toBeNull();
    const notes = 'Third floor, mind the cat';
    await call(saveBookingNotes, { ...params(id), body: { notes } }, { as: ada });

    const intent = await market.intentOf(ada, id);
    expect(await market.intentOf(ada, id)).toBe(intent);
    await expect(market.confirmCard(intent, 'pm_card_visa_chargeDeclined')).rejects.toThrow();
    await market.confirmCard(intent);

    const paid = await eventually(async () => {
      const { body } = await call(bookingCall, params(id), { as: ada });
      return body.paid && body;
    });
    expect(paid).toMatchObject({ paid: true, practitioner_phone: grace.phone, held_until: null });
    const again = await call(bookingCall, params(id), { as: ada });
    expect(again.body).toMatchObject({ booking_status: 'confirmed', notes });

    const { body: list } = await call(practitionerBookings, {}, { as: grace });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ id, customer_phone: '07700900111', freely_fee: 0.2, notes });

    const detail = await call(adminBooking, params(id), { as: admin });
    expect(detail.body.events.map(({ kind }) => kind)).toEqual([
      'held',
      'notes_changed',
      'payment_succeeded',
      'confirmed',
    ]);
    expect(detail.body.payments).toMatchObject([
      { provider_id: intent, status: 'succeeded', amount: 32.5, captured: 32.5, refunded: 0 },
    ]);
    const entries = detail.body.ledger.map(({ account, amount }) => [account, amount]);
    expect(entries).toEqual([
      ['provider', 32.5],
      [`customer:${ada.id}`, -32.5],
      [`customer:${ada.id}`, 32.5],
      [`practitioner:${grace.id}`, -32.5],
      [`practitioner:${grace.id}`, 6.5],
      ['fees', -6.5],
    ]);

    const toAda = await eventually(async () => (await market.mailsTo(ada.email))[0]);
    expect(toAda.subject).toMatch(/^Your appointment on .* is confirmed$/);
    expect(toAda.text).toContain(formatPhone(grace.phone));
    expect(toAda.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
    const toGrace = await eventually(async () =>
      // Besides it she is asked for her tax details, since it is her first.
      (await market.mailsTo(grace.email)).find(({ subject }) => subject.startsWith('New booking')),
    );
    expect(toGrace.text).toContain('07700 900111');
    expect(toGrace.text).toContain('7 Canary Row');
    expect(toGrace.html).toContain('mind the cat');
  });
});
