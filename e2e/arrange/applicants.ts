import { type NewCustomer, newCustomer } from './people.ts';
import { apiBase } from './service-urls.ts';

/** Registers a new practitioner, who is at the start of the onboarding wizard. */
export async function registerPractitioner(): Promise<NewCustomer> {
  const practitioner = newCustomer();
  const { firstName: first_name, lastName: last_name, email, phone, password } = practitioner;
  const response = await fetch(`${apiBase()}/auth/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      user_role: 'practitioner',
      first_name,
      last_name,
      email,
      phone,
      password,
      password_confirmation: password,
      gender: 'f',
      how_you_find: 'recommendation',
      appointment_scheduling: 'notebook',
    }),
  });
  if (!response.ok) throw new Error(`${email} cannot register: ${response.status}`);

  return practitioner;
}
