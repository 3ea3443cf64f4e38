import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Preload } from './plan-page.ts';
import { readReleaseFile } from './release-file.ts';
import type { ServerSettings } from './settings.ts';

/** A style sheet of a page that is made ahead. */
export interface PageSheet {
  readonly address: string;
  /** `sha384-…` of a release's sheet. */
  readonly integrity: string | undefined;
  /** What the page itself carries; null for a sheet that the browser has to fetch. */
  readonly inline: InlineSheet | null;
}

interface InlineSheet {
  readonly text: string;
  /** `'sha256-…'` of the text, for the page's policy. */
  readonly source: string;
}

/** Reads sheets so that a page can carry them, in their order. */
export type ReadSheets = (sheets: readonly Preload[]) => Promise<PageSheet[]>;

/** Enough for several releases; hashed names never change what they stand for. */
const MOST_SHEETS = 200;
/** What could not be read is not asked for again at once, or each visitor would wait for it. */
const RETRY_MS = 60_000;

/**
 * Sheets inside a page save it a journey to the server before its first paint, on a phone 0.7 s.
 *
 * @param onProblem told of each sheet that could not be read, which the browser then fetches
 */
export function readSheetsFrom(
  { assetsFolder, releasesFolder }: Pick<ServerSettings, 'assetsFolder' | 'releasesFolder'>,
  onProblem: (problem: string) => void,
): ReadSheets {
  const read = new LRUCache<string, Promise<InlineSheet | null>>({ max: MOST_SHEETS });

  function inlineOf(sheet: Preload): Promise<InlineSheet | null> {
    const key = `${sheet.address} ${sheet.integrity}`;
    const known = read.get(key);
    if (known) return known;

    const reading = readInline(sheet).catch((error) => {
      onProblem(`${sheet.address} is left to the browser: ${error}`);
      read.set(key, Promise.resolve(null), { ttl: RETRY_MS });

      return null;
    });
    read.set(key, reading);

    return reading;
  }

  async function readInline({ address, integrity }: Preload): Promise<InlineSheet | null> {
    const text = integrity
      ? await readReleaseFile({ file: fileOf(address), integrity })
      : await readFile(fileOf(address), 'utf8');

    return standsInPage(text, address) ? { text, source: `'sha256-${sha256(text)}'` } : null;
  }

  function fileOf(address: string): string {
    if (address.startsWith('/assets/')) return assetsFolder + address.slice('/assets'.length);

    return address.startsWith('/') ? releasesFolder + address : address;
  }

  return (sheets) =>
    Promise.all(sheets.map(async (sheet) => ({ ...sheet, inline: await inlineOf(sheet) })));
}

/**
 * In a page, addresses that begin at the sheet's own folder would lead elsewhere, and those that
 * begin at the root too, when the sheet comes from another origin. `</` would end its element.
 */
function standsInPage(text: string, address: string): boolean {
  const leadsElsewhere = address.startsWith('/')
    ? /url\(\s*["']?(?!\/|data:|https?:|#)/i
    : /url\(\s*["']?(?!data:|https?:|#)/i;

  return !/@import|<\//i.test(text) && !leadsElsewhere.test(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
