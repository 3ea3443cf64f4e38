import { consentStore } from './consent.ts';

type Tag = (...command: unknown[]) => void;
type WithTag = Window & { gtag?: Tag; dataLayer?: unknown[] };

/** Pages of links in mails: their addresses hold a token, which is for nobody else. */
const HAS_TOKEN = /^\/(?:reset-password|confirm-email|keep-email|invited-client-review)\/./;

/** The cookies of the account's script. They are deleted when the consent is revoked. */
const ITS_COOKIES = /^(_gcl|_gac|_ga)/;

/**
 * Loads the script for reporting conversions once the user has consented, and disables it when they
 * revoke the consent (D43). Returns a function that stops following the consent.
 *
 * @param conversionId `AW-<account>/<label>`
 */
export function followConsent(conversionId: string, view: WithTag = window): () => void {
  const [account = conversionId] = conversionId.split('/');
  let isLoaded = false;

  const follow = () => {
    const isAllowed = consentStore.getState().consent?.choice === 'accepted';
    // The account's script reads this property.
    Object.assign(view, { [`ga-disable-${account}`]: !isAllowed });
    if (!isAllowed) {
      forget(view);
      return;
    }

    // The script could read the address. The next page is loaded without it.
    if (HAS_TOKEN.test(view.location.pathname)) return;
    view.gtag ??= tagOf(view);
    if (!isLoaded) load(account, view);
    isLoaded = true;
  };
  follow();

  return consentStore.subscribe(follow);
}

function load(account: string, view: WithTag): void {
  view.gtag?.('js', new Date());
  // In place of the addresses of this page and of the one before, whatever they hold.
  const { origin } = view.location;
  view.gtag?.('config', account, { page_location: origin, page_referrer: origin });

  const script = view.document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(account)}`;
  view.document.head.append(script);
}

/** The script requires the `arguments` object itself, not an array. */
function tagOf(view: WithTag): Tag {
  view.dataLayer ??= [];
  const { dataLayer } = view;

  return function tag() {
    // biome-ignore lint/complexity/noArguments: the script requires it.
    dataLayer.push(arguments);
  };
}

function forget(view: WithTag): void {
  delete view.gtag;
  for (const pair of view.document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (!ITS_COOKIES.test(name)) continue;
    for (const domain of ['', ...domainsOf(view.location.hostname)]) {
      view.document.cookie = `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`;
    }
  }
}

/**
 * The script sets its cookies on the widest domain that the browser takes, and only a cookie of that same domain
 * replaces them: `www.freely.example`, `freely.example`. What a browser does not take is ignored.
 */
function domainsOf(hostname: string): string[] {
  const parts = hostname.split('.');

  return parts.map((_, index) => parts.slice(index).join('.'));
}
