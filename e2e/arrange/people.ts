import { randomUUID } from 'node:crypto';
import { apiBase } from './service-urls.ts';

/** The password of every demo account (D3). */
export const demoPassword = 'freely-demo-2026';

export interface NewCustomer {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
}

/** The data of a new customer, unique to the test. */
export function newCustomer(): NewCustomer {
  const unique = randomUUID().slice(0, 8);
  // Ofcom reserves this range for fiction.
  const digits = String(Number.parseInt(unique, 16) % 1000).padStart(3, '0');

  return {
    firstName: 'Edith',
    lastName: 'Marlow',
    email: `edith.${unique}@people.example`,
    phone: `07700900${digits}`,
    password: `a fine day ${unique}`,
  };
}

/** Creates the customer's account through the API. */
export async function registerCustomer(customer: NewCustomer): Promise<void> {
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
