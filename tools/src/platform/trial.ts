import { freePort } from '../free-port.ts';
import type { OnEnd } from '../terminal/command.ts';
import { readRemoteFile, remotesIn } from '../webpack/remote-file.ts';
import type { PlatformContext } from './platform-context.ts';
import type { RunningApi } from './running-api.ts';
import { type AskApi, demoApi } from './samples.ts';
import type { TrialBrowser } from './trial-browser.ts';
import { startTrialSite, type TrialSite } from './trial-site.ts';

/** The site, the browser and the people with whom a release is tried. */
export interface Trial {
  readonly context: PlatformContext;
  readonly api: RunningApi;
  /** Of the trial's own server. */
  readonly trialUrl: string;
  readonly ask: AskApi;
  readonly site: Promise<TrialSite>;
  readonly browser: Promise<TrialBrowser>;
  /** Somebody stopped the command: from then on pages fail that are not to blame. */
  isOver(): boolean;
}

/**
 * Works with a trial, and ends it. Everything in it is started at once and at the beginning, because it
 * takes seconds until it is there: those in which the release is built.
 *
 * @param unit what will be tried; its demo people log in meanwhile
 * @param onEnd ends it also when the command is stopped
 */
export async function withTrial<T>(
  context: PlatformContext,
  unit: string,
  api: RunningApi,
  onEnd: OnEnd,
  work: (trial: Trial) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const trialUrl = `http://localhost:${port}`;
  const { siteUrl, environment } = api;
  const { ask, signIn } = demoApi(api.apiUrl);
  const site = startTrialSite(context, { port, siteUrl, environment });
  // What drives a browser takes half a second to load: meanwhile others have begun their work.
  const browser = import('./trial-browser.ts').then(({ openTrialBrowser }) =>
    openTrialBrowser(siteUrl, trialUrl, signIn),
  );
  // With a page, the processes that prerender are there, too. What fails here is said where it is needed.
  site.then(() => fetch(trialUrl)).catch(() => {});
  Promise.all(peopleOf(unit).map(signIn)).catch(() => {});

  let ending: Promise<void> | undefined;
  const end = async () => {
    const [started, opened] = await Promise.allSettled([site, browser]);
    if (opened.status === 'fulfilled') await opened.value.close();
    if (started.status === 'fulfilled') await started.value.stop();
  };
  const endOnce = () => {
    ending ??= end();

    return ending;
  };
  onEnd(endOnce);
  const isOver = () => ending !== undefined;
  try {
    return await work({ context, api, trialUrl, ask, site, browser, isOver });
  } finally {
    await endOnce();
  }
}

/** Who opens its pages. */
function peopleOf(unit: string): string[] {
  const { people = {}, samples = {} } = remotesIn().includes(unit) ? readRemoteFile(unit) : {};
  const named = Object.values(samples).flatMap(({ as }) => (as ? [as] : []));

  return [...new Set([...Object.values(people), ...named])];
}
