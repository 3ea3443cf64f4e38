import { apiBase } from './addresses.ts';
import { practitionerByApi } from './applicants.ts';
import { approve } from './approval.ts';
import { ask } from './market.ts';
import type { NewCustomer } from './people.ts';
import { logInByApi, type SignedIn } from './visitors.ts';

/** A practitioner of one test alone, at homes and at a salon, all day and every day. */
export interface OwnPractitioner {
  person: NewCustomer;
  session: SignedIn;
  /** Where the base is, and the salon. Nobody of the demo market is near. */
  point: { lat: number; lng: number };
  salonId: number;
  /** In the order of the catalogue: `£30.00` and `£42.50`, an hour and 45 minutes. */
  treatments: { id: number; name: string; price: number }[];
}

/** The wizard only asks for one. */
const picture = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Has been through the wizard, and waits for an admin. */
export async function onboardedPractitioner(): Promise<OwnPractitioner> {
  const person = await practitionerByApi();
  const session = await logInByApi(person.email, person.password);
  const treatments = await setPrices(session);
  const { point, salonId } = await setPlaces(session);
  await setWeeks(session, salonId);
  await tell(session, '/practitioner/images', photo());
  await tell(session, '/practitioner/trustAndSafety', {
    start_working_date: '2019-04-01',
    insurance: true,
    medical_disclaimer_form: true,
  });

  return {
    person,
    // A session says how far the wizard is.
    session: await logInByApi(person.email, person.password),
    point,
    salonId,
    treatments,
  };
}

/** Somebody in the middle of the wizard, at the start of a step. */
export async function applicantAt(step: 2 | 3 | 4 | 5): Promise<SignedIn> {
  const { email, password } = await practitionerByApi();
  const session = await logInByApi(email, password);
  if (step > 2) await setPrices(session);
  if (step > 3) {
    const { salonId } = await setPlaces(session);
    if (step > 4) await setWeeks(session, salonId);
  }

  return logInByApi(email, password);
}

/** Photos of work, as many as the wizard takes. */
export async function addPhotos(session: SignedIn, count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await tell(session, '/practitioner/images', photo());
}

async function setPrices(session: SignedIn): Promise<OwnPractitioner['treatments']> {
  const [first, second] = await treatmentsOf('Nails');
  await tell(session, '/practitioner/subservices', {
    [first.id]: { price: 30, duration: 60 },
    [second.id]: { price: 42.5, duration: 45 },
  });

  return [
    { ...first, price: 30 },
    { ...second, price: 42.5 },
  ];
}

async function setPlaces(session: SignedIn): Promise<Pick<OwnPractitioner, 'point' | 'salonId'>> {
  // Hills without people: who is found there is ours.
  const point = { lat: 57 + Math.random(), lng: -5 + Math.random() };
  const place = { address: '12 Glen Road', city: 'Inverness', postcode: 'IV63 6TX' };
  const { salon_id: salonId } = await tell<{ salon_id: number }>(
    session,
    '/practitioner/locationtypes',
    {
      1: { distance: 6, call_out_charge: 5, home_address: { ...place, home_location: point } },
      2: [{ name: 'Glen Studio', ...place, salon_location: point }],
    },
  );

  return { point, salonId };
}

async function setWeeks(session: SignedIn, salonId: number): Promise<void> {
  const day = { available: { from: '08:00', to: '20:00' } };
  const week = Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((name) => [
      name,
      day,
    ]),
  );
  await tell(session, '/practitioner/availability', { 1: week, 2: { [salonId]: week } });
}

function photo(): FormData {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(picture, 'base64')], { type: 'image/gif' }), 'a.gif');

  return form;
}

/** The same, whom customers find. */
export async function livePractitioner(): Promise<OwnPractitioner> {
  const practitioner = await onboardedPractitioner();
  await approve(practitioner.person.email);

  return practitioner;
}

interface Treatment {
  id: number;
  name: string;
}

async function treatmentsOf(group: string): Promise<[Treatment, Treatment]> {
  const catalogue = await ask<{ name: string; sub_services: Treatment[] }[]>(
    '/servicesWithSubServices',
  );
  const [first, second] = catalogue.find(({ name }) => name === group)?.sub_services ?? [];
  if (!first || !second) throw new Error(`There are no treatments under ${group}`);

  return [first, second];
}

async function tell<Answer>(
  { access_token }: SignedIn,
  path: string,
  body: object,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${apiBase()}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${access_token}`,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);

  return (await response.json()) as Answer;
}
