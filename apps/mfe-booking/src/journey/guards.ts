import type { Guard } from '@freely/auth';
import { getI18n } from '@freely/i18n';
import { redirect } from '@freely/router';
import { showToast } from '@freely/shell-sdk';
import { isId, notFound } from '@freely/shell-sdk/not-found';
import { loadMessages } from '../messages.ts';
import { SAVED_CHOICE, selectLocationHref, servicesSearchHref } from './paths.ts';
import { readTreatments } from './preselection.ts';
import { readPartialSearch } from './search-params.ts';
import { searchForHref } from './wanted-practitioner.ts';

/** Of an id that is not one, there is nothing to show (D78). @throws a 404 */
export const idRequired: Guard = ({ params }) => {
  if (!isId(params.id)) throw notFound();

  return undefined;
};

/** The optional last part of an address of the availability dialog is nothing else (D78). @throws a 404 */
export const savedChoiceOrNone: Guard = ({ params: { withBookingState } }) => {
  if (withBookingState !== undefined && withBookingState !== SAVED_CHOICE) throw notFound();

  return undefined;
};

/**
 * Redirects an incomplete search: to the search form, or to the choice of location if only the
 * location is missing.
 */
export const searchRequired: Guard = ({ request }) => {
  const part = readPartialSearch(new URL(request.url).searchParams);
  const { address, town, lat, lon, type, location } = part;
  if (!address || lat === undefined || lon === undefined || !type) {
    return redirect(servicesSearchHref(knownSearch(part)));
  }
  if (!location) return redirect(selectLocationHref({ address, town, lat, lon, type }));

  return undefined;
};

/** A profile can open without a search; a search in its URL must be complete. */
export const completeSearchIfPresent: Guard = (args) => {
  const part = readPartialSearch(new URL(args.request.url).searchParams);
  const hasSearch = Object.values(part).some((value) => value !== undefined && value !== '');

  return hasSearch ? searchRequired(args) : undefined;
};

/** The choice of location needs the place and the service of the search. */
export const placeRequired: Guard = ({ request }) => {
  const part = readPartialSearch(new URL(request.url).searchParams);
  const { address, lat, lon, type } = part;
  const isComplete = address && lat !== undefined && lon !== undefined && type;

  return isComplete ? undefined : redirect(servicesSearchHref(knownSearch(part)));
};

/**
 * A booking needs a search address; its absence is reported before the search guard redirects. The search form
 * leads back to the times of this practitioner.
 */
export const addressRequired: Guard = async ({ request, params }) => {
  const { searchParams: query } = new URL(request.url);
  if (readPartialSearch(query).address) return undefined;

  await loadMessages('booking/journey');
  showToast({ tone: 'warning', title: getI18n().t('address.empty', { ns: 'booking/journey' }) });

  return redirect(searchForHref({ id: Number(params.id), treatments: readTreatments(query) }));
};

// Prefills the form only with a complete place, since it has to be picked from the list.
function knownSearch({ address, town, lat, lon, type }: ReturnType<typeof readPartialSearch>) {
  return address && lat !== undefined && lon !== undefined
    ? { address, town, lat, lon, ...(type && { type }) }
    : {};
}
