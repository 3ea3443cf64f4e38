import { consentStore } from './consent.ts';

type Tag = (...command: unknown[]) => void;
type WithTag = Window & { gtag?: Tag; dataLayer?: unknown[] };

/** What the account leaves in the browser; it goes when the consent does. */
const ITS_COOKIES = /^(_gcl|_gac|_ga)/;

/**
 * Brings in the script that conversions are reported to, once the visitor has accepted it, and takes
 * it away again when they change their mind (D43). Answers how to stop.
 *
 * @param conversionId `AW-<account>/<label>`
 */
export function followConsent(conversionId: string, view: WithTag = window): () => void {
  const [account = conversionId] = conversionId.split('/');
  let isLoaded = false;

  const follow = () => {
    const isAllowed = consentStore.getState().consent?.choice === 'accepted';
    // The account's script reads it by this name.
    Object.assign(view, { [`ga-disable-${account}`]: !isAllowed });
    if (!isAllowed) {
      forget(view);
      return;
    }

    view.gtag ??= tagOf(view);
    if (!isLoaded) load(account, view);
    isLoaded = true;
  };
  follow();

  return consentStore.subscribe(follow);
}

function load(account: string, view: WithTag): void {
  view.gtag?.('js', new Date());
  view.gtag?.('config', account);

  const script = view.document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(account)}`;
  view.document.head.append(script);
}

/** The script reads the arguments themselves, not a list of them. */
function tagOf(view: WithTag): Tag {
  view.dataLayer ??= [];
  const { dataLayer } = view;

  return function tag() {
    // biome-ignore lint/complexity/noArguments: its protocol.
    dataLayer.push(arguments);
  };
}

function forget(view: WithTag): void {
  delete view.gtag;
  for (const pair of view.document.cookie.split('; ')) {
    const [name = ''] = pair.split('=');
    if (ITS_COOKIES.test(name)) view.document.cookie = `${name}=; max-age=0; path=/`;
  }
}
