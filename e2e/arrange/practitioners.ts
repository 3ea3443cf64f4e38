import { apiGet } from './api-calls.ts';
import { registerPractitioner } from './applicants.ts';
import { approve } from './approval.ts';
import type { NewCustomer } from './people.ts';
import { logInByApi, type SignedIn } from './personas.ts';
import { apiBase } from './service-urls.ts';

/** A practitioner for one test only, who works at homes and at a salon, 8:00 to 20:00 every day. */
export interface OwnPractitioner {
  person: NewCustomer;
  session: SignedIn;
  /** The location of the base and of the salon, far from the demo market. */
  point: { lat: number; lng: number };
  salonId: number;
  /** £30.00 for 60 minutes and £42.50 for 45 minutes, in the order of the catalogue. */
  treatments: { id: number; name: string; price: number }[];
}

/** A GIF of one pixel: the wizard requires an image. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A practitioner who has completed the wizard and waits for approval. */
export async function onboardedPractitioner(): Promise<OwnPractitioner> {
  const person = await registerPractitioner();
  const session = await logInByApi(person.email, person.password);
  const treatments = await setPrices(session);
  const { point, salonId } = await setPlaces(session);
  await setWeeks(session, salonId);
  await apiPost(session, '/practitioner/images', photo());
  await apiPost(session, '/practitioner/trustAndSafety', {
    start_working_date: '2019-04-01',
    insurance: true,
    medical_disclaimer_form: true,
  });

  return {
    person,
    // The session contains the onboarding step.
    session: await logInByApi(person.email, person.password),
    point,
    salonId,
    treatments,
  };
}

/** A practitioner at the start of a step of the wizard. */
export async function applicantAt(step: 2 | 3 | 4 | 5): Promise<SignedIn> {
  const { email, password } = await registerPractitioner();
  const session = await logInByApi(email, password);
  if (step > 2) await setPrices(session);
  if (step > 3) {
    const { salonId } = await setPlaces(session);
    if (step > 4) await setWeeks(session, salonId);
  }

  return logInByApi(email, password);
}

/** Adds work photos. */
export async function addPhotos(session: SignedIn, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await apiPost(session, '/practitioner/images', photo());
  }
}

async function setPrices(session: SignedIn): Promise<OwnPractitioner['treatments']> {
  const [first, second] = await treatmentsOf('Nails');
  await apiPost(session, '/practitioner/subservices', {
    [first.id]: { price: 30, duration: 60 },
    [second.id]: { price: 42.5, duration: 45 },
  });

  return [
    { ...first, price: 30 },
    { ...second, price: 42.5 },
  ];
}

async function setPlaces(session: SignedIn): Promise<Pick<OwnPractitioner, 'point' | 'salonId'>> {
  const { code, point } = anywhereRemote();
  const place = { address: '12 Glen Road', city: 'Glen Freely', postcode: `${code} 1AA` };
  const { salon_id: salonId } = await apiPost<{ salon_id: number }>(
    session,
    '/practitioner/locationtypes',
    {
      1: { distance: 6, call_out_charge: 5, home_address: { ...place, home_location: point } },
      2: [{ name: 'Glen Studio', ...place, salon_location: point }],
    },
  );

  return { point, salonId };
}

/** Postcode districts in the hills and on the islands, with their middles. */
const remoteDistricts = [
  ...([
    ['PA35', 56.43, -5.24],
    ['PA38', 56.56, -5.34],
    ['PH50', 56.71, -4.97],
  ] as const),
  ...([
    ['PH36', 56.75, -5.8],
    ['PH30', 56.76, -4.69],
    ['PH37', 56.87, -5.44],
  ] as const),
  ...([
    ['PH20', 57.06, -4.12],
    ['PH35', 57.07, -4.8],
    ['PH32', 57.15, -4.68],
  ] as const),
  ...([
    ['IV40', 57.28, -5.71],
    ['IV54', 57.42, -5.43],
    ['IV22', 57.58, -5.07],
  ] as const),
  ...([
    ['IV23', 57.61, -4.69],
    ['IV21', 57.73, -5.69],
    ['IV24', 57.88, -4.36],
  ] as const),
  ...([
    ['IV26', 57.9, -5.16],
    ['IV27', 58.02, -4.4],
    ['KW11', 58.26, -3.94],
  ] as const),
];

/** A place without other practitioners, so that a search there finds only this one. */
function anywhereRemote() {
  const [code, lat, lng] = remoteDistricts[Math.floor(Math.random() * remoteDistricts.length)]!;
  const nearby = (width: number) => (Math.random() - 0.5) * width;

  return { code, point: { lat: lat + nearby(0.1), lng: lng + nearby(0.18) } };
}

async function setWeeks(session: SignedIn, salonId: number): Promise<void> {
  const day = { available: { from: '08:00', to: '20:00' } };
  const week = Object.fromEntries(
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((name) => [
      name,
      day,
    ]),
  );
  await apiPost(session, '/practitioner/availability', { 1: week, 2: { [salonId]: week } });
}

function photo(): FormData {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(gif, 'base64')], { type: 'image/gif' }), 'a.gif');

  return form;
}

/** An approved practitioner, whom customers find. */
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
  const catalogue = await apiGet<{ name: string; sub_services: Treatment[] }[]>(
    '/servicesWithSubServices',
  );
  const [first, second] = catalogue.find(({ name }) => name === group)?.sub_services ?? [];
  if (!first || !second) throw new Error(`There are no treatments under ${group}`);

  return [first, second];
}

async function apiPost<Result>(
  { access_token }: SignedIn,
  path: string,
  body: object,
): Promise<Result> {
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
    throw new Error(`${path} returned status ${response.status}: ${await response.text()}`);

  return (await response.json()) as Result;
}
