import { API } from '@freely/federation/testing';
import { HttpResponse, http } from 'msw';

/** The address of one of the practitioner's own calls. */
export const own = (path: string) => `${API}/dashboard/practitioner/${path}`;

/** What the frame around every screen asks for. */
export const settingsOfAmara = {
  active: true,
  first_name: 'Amara',
  last_name: 'Osei',
  email: 'amara@people.example',
  phone: '07700900142',
  gender: null,
  birthday: null,
  avatar: null,
};

export const frameCalls = [
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(settingsOfAmara)),
];
