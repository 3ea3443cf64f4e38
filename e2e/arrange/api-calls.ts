import { demoPassword } from './people.ts';
import { apiBase } from './service-urls.ts';

/** Sends a GET request to the API. `path` is relative to the API's base path. */
export async function apiGet<Result>(path: string, token?: string): Promise<Result> {
  const response = await fetch(`${apiBase()}${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new Error(`${path} returned status ${response.status}`);

  return (await response.json()) as Result;
}

/** Sends a request with a body to the API, as the owner of the token. */
export async function apiSend(
  method: 'POST' | 'PUT',
  path: string,
  token: string,
  body: object,
): Promise<void> {
  const response = await fetch(`${apiBase()}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned status ${response.status}`);
}

/** A session token of the demo admin. */
export async function adminToken(): Promise<string> {
  const response = await fetch(`${apiBase()}/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@freely.example', password: demoPassword }),
  });
  const { access_token } = (await response.json()) as { access_token: string };

  return access_token;
}

/** The email with which a practitioner logs in. */
export async function practitionerEmail(id: number, name: string): Promise<string> {
  const token = await adminToken();
  const [firstName = ''] = name.split(' ');
  const { practitioners } = await apiGet<{ practitioners: { user_id: number; email: string }[] }>(
    `/dashboard/admin/practitioners?per_page=all&q=${encodeURIComponent(firstName)}`,
    token,
  );
  const found = practitioners.find(({ user_id }) => user_id === id);
  if (!found) throw new Error(`No practitioner ${id} in the admin list`);

  return found.email;
}

/** The path of a public profile. */
export async function someProfilePath(): Promise<string> {
  const { order } = await apiGet<{ order: number[] }>(
    '/practitioners/available?lat=51.5074&lon=-0.1278&locationtype=idm&serviceType=beautician',
  );
  const [id] = order;
  if (id === undefined) throw new Error('No practitioner is found in London');

  return `/practitioner-search/profile/${id}`;
}
