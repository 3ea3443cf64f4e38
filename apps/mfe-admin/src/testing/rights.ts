import type { adminRights, CallResponse } from '@freely/api-client/contract';
import { API } from '@freely/shell-sdk/testing';
import { HttpResponse, http } from 'msw';

type Rights = CallResponse<typeof adminRights>;

/** The API's answer about an admin who has the granted rights and no other. */
export const rightsOf = (granted: Partial<Rights> = {}) => {
  const rights: Rights = { release: false, tax: false, ...granted };

  return HttpResponse.json(rights);
};

/** Answers which rights this admin has, as every screen of the area asks. */
export const answerRights = (granted: Partial<Rights> = {}) =>
  http.get(`${API}/dashboard/admin/rights`, () => rightsOf(granted));
