import { randomUUID } from 'node:crypto';
import { apiBase } from './addresses.ts';

/** The password of every demo account (D3). */
export const demoPassword = 'freely-demo-2026';

export interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/** A customer whom no other test knows. */
export function newCustomer(): NewCustomer {
  const mark = randomUUID().slice(0, 8);
  // Ofcom keeps this range for fiction.
  const digits = String(Number.parseInt(mark, 16) % 1000).padStart(3, '0');

  return {
    firstName: 'Edith',
    lastName: 'Marlow',
    email: `edith.${mark}@people.example`,
    phone: `07700900${digits}`,
    password: `a fine day ${mark}`,
  };
}

/** Makes the account by the API, as if it had been made before the test. */
export async function registerByApi(customer: NewCustomer): Promise<void> {
  const { firstName: first_name, email, phone, password } = customer;
  const response = await fetch(`${apiBase()}/auth/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_role: 'customer',
      first_name,
      email,
      phone,
      password,
      password_confirmation: password,
    }),
  });
  if (!response.ok) throw new Error(`${email} cannot register: ${response.status}`);
}
