import type { Guard } from '@freely/auth';
import { notify } from '@freely/federation';
import { redirect } from '@freely/router';
import { selectLocationHref, servicesSearchHref } from './paths.ts';
import { readSearchPart } from './search-choice.ts';
import { say } from './words.ts';

/** Sends a search without a place or a service to the form, one without a location to the choice. */
export const searchRequired: Guard = ({ request }) => {
  const part = readSearchPart(new URL(request.url).searchParams);
  const { address, town, lat, lon, type, location } = part;
  if (!address || lat === undefined || lon === undefined || !type) {
    return redirect(servicesSearchHref(known(part)));
  }
  if (!location) return redirect(selectLocationHref({ address, town, lat, lon, type }));

  return undefined;
};

/** A profile opens without a search, as from a search engine; a search that comes along is whole. */
export const wholeSearchIfAny: Guard = (args) => {
  const part = readSearchPart(new URL(args.request.url).searchParams);
  const isAny = Object.values(part).some((value) => value !== undefined && value !== '');

  return isAny ? searchRequired(args) : undefined;
};

/** A choice of location needs the rest of the search. */
export const placeRequired: Guard = ({ request }) => {
  const part = readSearchPart(new URL(request.url).searchParams);
  const { address, lat, lon, type } = part;
  const isWhole = address && lat !== undefined && lon !== undefined && type;

  return isWhole ? undefined : redirect(servicesSearchHref(known(part)));
};

/** A booking needs an address to start from; says so before the search guard asks for one. */
export const addressRequired: Guard = ({ request }) => {
  if (readSearchPart(new URL(request.url).searchParams).address) return undefined;

  notify({ tone: 'warning', title: say('address.empty') });

  return redirect(servicesSearchHref());
};

// Only a whole place is worth filling in again: the form wants it picked from the list.
function known({ address, town, lat, lon, type }: ReturnType<typeof readSearchPart>) {
  return address && lat !== undefined && lon !== undefined
    ? { address, town, lat, lon, ...(type && { type }) }
    : {};
}
