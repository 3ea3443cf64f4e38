import { API } from '@freely/shell-sdk/testing';
import { HttpResponse, http } from 'msw';

/** The URL of a call of the practitioner's dashboard. */
export const dashboardUrl = (path: string) => `${API}/dashboard/practitioner/${path}`;

/** The settings that the layout around every screen loads. */
export const amaraSettings = {
  active: true,
  first_name: 'Amara',
  last_name: 'Osei',
  email: 'amara@people.example',
  phone: '07700900142',
  gender: null,
  birthday: null,
  avatar: null,
  verified: true,
};

/** Nobody waits for a time of this practitioner. */
const nobodyWaits = http.get(dashboardUrl('waiting-list'), () =>
  HttpResponse.json({ for_you: 0, for_anybody: 0 }),
);
/** Nothing is needed, nothing was added. */
const noPapers = { kinds: [], papers: [], tick: true, may_work: true };

/** Nothing was asked for. */
const noTaxDetails = { standing: 'not_requested', withheld_from: null, details: null };
const nothingToAnswer = { questionnaires: [], ruled_out: false, can_cancel: false };

export const layoutHandlers = [
  nobodyWaits,
  http.get(`${API}/dashboard/user/settings`, () => HttpResponse.json(amaraSettings)),
  http.get(dashboardUrl('papers'), () => HttpResponse.json(noPapers)),
  http.get(dashboardUrl('tax-details'), () => HttpResponse.json(noTaxDetails)),
  http.get(dashboardUrl('answers'), () => HttpResponse.json([])),
  http.get(`${API}/booking/:id/questionnaires`, () => HttpResponse.json(nothingToAnswer)),
];
