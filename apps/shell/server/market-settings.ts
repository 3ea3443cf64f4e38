import { setTimeout as sleep } from 'node:timers/promises';
import { publicMarketSettings } from '@freely/api-client/contract';
import {
  defaultSettings,
  type PublicMarketSettings,
  type PublicSettingName,
  publicSettingNames,
} from '@freely/domain/market-settings';
import { keepFile, textOfFile } from '@freely/platform';
import * as v from 'valibot';
import type { ApiReader } from './api-reader.ts';

/** A change by an admin reaches new pages after this time. */
const EVERY_MS = 30_000;
/** As long as the API has said nothing yet, and the values may be another market's. */
const UNTIL_READ_MS = 5_000;
/** An API that does not respond keeps no server from its start. */
const START_MS = 3_000;

/** The market settings for browsers (D80), as this server knows them. */
export interface MarketSettings {
  /** What is known now; it delays no page. */
  current(): PublicMarketSettings;
  /** Follows the API from now on. Resolves once they were read, or after a few seconds without a response. */
  follow(): Promise<void>;
  stop(): void;
}

interface MarketSettingsParts {
  readonly apiUrl: string;
  readonly reader: ApiReader;
  /** Where the last values are kept, for a start without the API; null keeps none. */
  readonly file: string | null;
  /** Told once of each new problem. */
  readonly onProblem?: (problem: string) => void;
  readonly everyMs?: number;
  readonly startMs?: number;
}

/** Until the API has responded once, they are those of the last run; at the first start the defaults. */
export function marketSettings(parts: MarketSettingsParts): MarketSettings {
  const { apiUrl, reader, file, onProblem = () => undefined } = parts;
  const { everyMs = EVERY_MS, startMs = START_MS } = parts;
  let known = publicDefaults();
  let kept = '';
  let problem = '';
  let isRead = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    const { status, body } = await reader.read(`${apiUrl}${publicMarketSettings.path}`);
    if (status !== 200) throw new Error(`the API returned status ${status}`);
    known = v.parse(publicMarketSettings.response, JSON.parse(body));
    isRead = true;
    if (file && body !== kept) await keepFile(file, body);
    kept = body;
  }

  async function takeKept(): Promise<void> {
    const text = file && (await textOfFile(file));
    const parsed = v.safeParse(publicMarketSettings.response, text && jsonOrNull(text));
    if (!parsed.success) return;
    known = parsed.output;
    kept = text ?? '';
  }

  async function look(): Promise<void> {
    const found = await read().then(
      () => '',
      (error) => `Market settings were not read or not kept: ${error}`,
    );
    if (found && found !== problem) onProblem(found);
    problem = found;
    if (isStopped) return;
    timer = setTimeout(() => void look(), isRead ? everyMs : Math.min(everyMs, UNTIL_READ_MS));
    timer.unref();
  }

  return {
    current: () => known,
    async follow() {
      await takeKept();
      const atTheLatest = new AbortController();
      const { signal } = atTheLatest;
      await Promise.race([look(), sleep(startMs, null, { signal }).catch(() => null)]);
      atTheLatest.abort();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function publicDefaults(): PublicMarketSettings {
  const defaults = defaultSettings();

  return Object.fromEntries(publicSettingNames.map((name) => [name, defaults[name]])) as Record<
    PublicSettingName,
    number
  >;
}
