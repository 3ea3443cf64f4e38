// Fetches a URL that a user entered, guarded against requests into our own network (SSRF, D32).
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { CalendarProblem } from './calendar-problem.ts';
import { isLoopback, isPublicIp } from './public-ip.ts';
import { isPublicName } from './public-name.ts';

export interface FetchLimits {
  /** For tests and development: allows calendars on this machine, at any port. */
  allowsLoopback: boolean;
  /** For all redirects together. */
  timeoutMs?: number | undefined;
  maxBytes?: number | undefined;
  /** For tests: how names resolve, instead of by the system. */
  resolve?: Resolve | undefined;
}

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const maxRedirects = 3;

/** The URL as it will be fetched. @throws {CalendarProblem} for a URL that is not allowed. */
export function calendarUrl(text: string, { allowsLoopback }: FetchLimits): URL {
  const withHttps = text.replace(/^webcals?:\/\//i, 'https://');
  if (!URL.canParse(withHttps)) throw new CalendarProblem('refused');
  const url = new URL(withHttps);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isRefused =
    !isWeb ||
    url.username !== '' ||
    url.password !== '' ||
    (url.port !== '' && !allowsLoopback) ||
    // What a public name resolves to is checked when it is fetched.
    !(isIP(host) === 0 ? isNameAllowed(host, allowsLoopback) : isAllowed(host, allowsLoopback));
  if (isRefused) throw new CalendarProblem('refused');
  url.hash = '';

  return url;
}

/** The text of a calendar. @throws {CalendarProblem} for any failure. */
export async function fetchCalendar(text: string, limits: FetchLimits): Promise<string> {
  const signal = AbortSignal.timeout(limits.timeoutMs ?? 10_000);
  try {
    return await follow(calendarUrl(text, limits), limits, signal);
  } catch (error) {
    if (error instanceof CalendarProblem) throw error;
    throw new CalendarProblem(signal.aborted ? 'too_slow' : 'unreachable');
  }
}

async function follow(start: URL, limits: FetchLimits, signal: AbortSignal): Promise<string> {
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await get(url, limits, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 200 && statusCode < 300) return readText(response, limits);
    response.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) {
      throw new CalendarProblem(statusCode === 404 ? 'not_a_calendar' : 'unreachable');
    }
    if (!URL.canParse(headers.location, url.href)) throw new CalendarProblem('refused');
    const next = calendarUrl(new URL(headers.location, url).href, limits);
    if (url.protocol === 'https:' && next.protocol !== 'https:') {
      throw new CalendarProblem('refused');
    }
    url = next;
  }
  throw new CalendarProblem('unreachable');
}

function get(url: URL, limits: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;

  return new Promise((resolve, reject) => {
    send(
      url,
      {
        // No shared agent: a reused connection would skip the check of its IP address.
        agent: false,
        lookup: publicLookup(limits),
        signal,
        maxHeaderSize: 16 * 1024,
        headers: { accept: 'text/calendar, text/plain', 'accept-encoding': 'identity' },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/**
 * Resolves a host name once and connects only to the checked IP addresses, so DNS rebinding cannot
 * get around the check. One IP address that is not allowed is enough to refuse.
 */
function publicLookup({ allowsLoopback, resolve = lookup }: FetchLimits): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new CalendarProblem('unreachable'), '', 0);
      if (!addresses.every(({ address }) => isAllowed(address, allowsLoopback))) {
        return done(new CalendarProblem('refused'), '', 0);
      }
      if (options.all) return done(null, addresses);

      return done(null, first.address, first.family);
    });
  };
}

function isAllowed(address: string, allowsLoopback: boolean): boolean {
  return isPublicIp(address) || (allowsLoopback && isLoopback(address));
}

function isNameAllowed(name: string, allowsLoopback: boolean): boolean {
  return isPublicName(name) || (allowsLoopback && name === 'localhost');
}

async function readText(
  response: IncomingMessage,
  { maxBytes = 2 * 1024 * 1024 }: FetchLimits,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes) throw new CalendarProblem('too_large');
    chunks.push(chunk);
  }
  if (!response.complete) throw new CalendarProblem('unreachable');

  return Buffer.concat(chunks).toString('utf8');
}
