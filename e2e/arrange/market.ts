import { apiBase } from './addresses.ts';
import { demoPassword } from './people.ts';

/** Asks the API as a demo account; `path` is below the API's base. */
export async function ask<Answer>(path: string, token?: string): Promise<Answer> {
  const response = await fetch(`${apiBase()}${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);

  return (await response.json()) as Answer;
}

/** Changes something by the API, as whoever has the token. */
export async function tell(
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
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
}

/** A token of the demo admin. */
export async function adminToken(): Promise<string> {
  const response = await fetch(`${apiBase()}/auth/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@freely.example', password: demoPassword }),
  });
  const { access_token } = (await response.json()) as { access_token: string };

  return access_token;
}

/** The e-mail address with which a practitioner logs in. */
export async function emailOfPractitioner(id: number, name: string): Promise<string> {
  const token = await adminToken();
  const [firstName = ''] = name.split(' ');
  const { practitioners } = await ask<{ practitioners: { user_id: number; email: string }[] }>(
    `/dashboard/admin/practitioners?per_page=all&q=${encodeURIComponent(firstName)}`,
    token,
  );
  const found = practitioners.find(({ user_id }) => user_id === id);
  if (!found) throw new Error(`No practitioner ${id} in the admin list`);

  return found.email;
}

/** The address of a profile that everybody may see. */
export async function someProfile(): Promise<string> {
  const { order } = await ask<{ order: number[] }>(
    '/practitioners/available?lat=51.5074&lon=-0.1278&locationtype=idm&serviceType=beautician',
  );
  const [id] = order;
  if (id === undefined) throw new Error('Nobody is found in London');

  return `/practitioner-search/profile/${id}`;
}
