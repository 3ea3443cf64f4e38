import { randomUUID } from 'node:crypto';

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
