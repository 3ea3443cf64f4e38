// Practitioners with a salon and customers, made through the API, each from an address of their own.
import { randomUUID } from 'node:crypto';
import { type Market, urlsOf } from '../market-folder.ts';
import { Visitor } from './visitor.ts';

export interface Customer {
  id: number;
  visitor: Visitor;
  token: string;
}

export interface Practitioner {
  id: number;
  salonId: number;
  treatmentId: number;
}

export interface Calendar {
  /** As it was told when it was made. */
  address: string;
  /** As the database has it now. */
  read(): Promise<string | null>;
  close(): void;
}

/** Somewhere in the Highlands, where no other practitioner is. */
export const place = { lat: 57.15, lng: -4.68 };
/** Pounds. */
export const price = 30;

/** A GIF of one pixel: the wizard requires an image. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function openPeople(market: Market, certificate: Buffer) {
  const base = `${urlsOf(market).api}/api/v1.0/`;
  const run = Math.floor(Math.random() * 250);
  let number = 0;
  const newVisitor = () => {
    number += 1;

    return new Visitor(`127.${run + 1}.${number >> 8}.${(number & 255) + 1}`, certificate);
  };

  const ask = async <T>(visitor: Visitor, path: string, body?: object, token?: string) => {
    const { status, text } = await visitor.call({
      method: body ? 'POST' : 'GET',
      url: `${base}${path}`,
      ...(body ? { body } : {}),
      ...(token ? { token } : {}),
    });
    if (status >= 300) throw new Error(`${path} answers ${status}: ${text}`);

    return JSON.parse(text) as T;
  };

  const register = async (role: 'customer' | 'practitioner') => {
    const visitor = newVisitor();
    const password = `a fine day ${randomUUID().slice(0, 8)}`;
    const { access_token: token, user_id: id } = await ask<{
      access_token: string;
      user_id: number;
    }>(visitor, 'auth/user', {
      user_role: role,
      first_name: 'Edith',
      last_name: 'Marlow',
      email: `load.${randomUUID()}@people.example`,
      phone: '07700900123',
      password,
      password_confirmation: password,
      ...(role === 'practitioner'
        ? { gender: 'f', how_you_find: 'recommendation', appointment_scheduling: 'notebook' }
        : {}),
    });

    return { visitor, token, id };
  };

  return {
    registerCustomer: (): Promise<Customer> => register('customer'),

    /** Has a calendar with a secret URL, which is sealed in the database. */
    openCalendar: async (): Promise<Calendar> => {
      const { visitor, token } = await register('practitioner');
      const path = 'dashboard/practitioner/calendar-feeds';
      const { address } = await ask<{ address: string }>(visitor, path, { own: true }, token);

      return {
        address,
        read: async () =>
          (await ask<{ address: string | null }>(visitor, path, undefined, token)).address,
        close: () => visitor.close(),
      };
    },

    /** Has completed the wizard, and waits for approval. */
    onboardPractitioner: async (): Promise<Practitioner> => {
      const { visitor, token, id } = await register('practitioner');
      const post = <T>(path: string, body: object) =>
        ask<T>(visitor, `practitioner/${path}`, body, token);
      const catalogue = await ask<{ sub_services: { id: number }[] }[]>(
        visitor,
        'servicesWithSubServices',
      );
      const treatmentId = catalogue[0]?.sub_services[0]?.id ?? 0;
      await post('subservices', { [treatmentId]: { price, duration: 60 } });
      const { salon_id: salonId } = await post<{ salon_id: number }>('locationtypes', {
        2: [
          {
            name: 'Glen Studio',
            address: '12 Glen Road',
            city: 'Glen Freely',
            postcode: 'PH32 1AA',
            salon_location: place,
          },
        ],
      });
      const day = { available: { from: '08:00', to: '20:00' } };
      const week = Object.fromEntries(days.map((name) => [name, day]));
      await post('availability', { 2: { [salonId]: week } });
      const photo = new FormData();
      photo.append('file', new Blob([gif], { type: 'image/gif' }), 'a.gif');
      await post('images', photo);
      await post('trustAndSafety', {
        start_working_date: '2019-04-01',
        insurance: true,
        medical_disclaimer_form: true,
      });
      visitor.close();

      return { id, salonId, treatmentId };
    },
  };
}
