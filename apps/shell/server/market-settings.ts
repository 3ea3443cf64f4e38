import { publicMarketSettings } from '@freely/api-client/contract';
import {
  defaultSettings,
  type PublicMarketSettings,
  type PublicSettingName,
  publicSettingNames,
} from '@freely/domain/market-settings';
import * as v from 'valibot';
import type { ApiReader } from './api-reader.ts';

/** A change by an admin reaches new pages after this time. */
const TTL_MS = 30_000;

/**
 * The market settings for browsers (D80). Never delays a page: it returns what is known, and reads
 * them again in the background. Until the API has answered once, they are the defaults.
 *
 * @param onProblem called when the API cannot be read
 */
export function createMarketReader(
  apiUrl: string,
  reader: ApiReader,
  onProblem: (problem: string) => void = () => undefined,
): () => PublicMarketSettings {
  let known = publicDefaults();
  let readAt = 0;

  async function read(): Promise<void> {
    const { status, body } = await reader.read(`${apiUrl}${publicMarketSettings.path}`);
    if (status !== 200) throw new Error(`the API returned status ${status}`);
    known = v.parse(publicMarketSettings.response, JSON.parse(body));
  }

  return () => {
    if (Date.now() - readAt >= TTL_MS) {
      readAt = Date.now();
      read().catch((error) => onProblem(`Market settings were not read: ${error}`));
    }

    return known;
  };
}

function publicDefaults(): PublicMarketSettings {
  const defaults = defaultSettings();

  return Object.fromEntries(publicSettingNames.map((name) => [name, defaults[name]])) as Record<
    PublicSettingName,
    number
  >;
}
