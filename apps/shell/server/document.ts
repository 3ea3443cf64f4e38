import { brand } from '@freely/domain/brand';
import { BOOT_ELEMENT, type BootData } from '../src/boot/boot-data.ts';
import type { ReadyPage } from '../src/ready/ready-page.ts';
import { type AssetList, ownAddress } from './asset-list.ts';
import { documentHead } from './document-head.ts';
import { escaped, json } from './markup.ts';
import type { PageSheet } from './page-sheets.ts';
import { isSheet, type Preload } from './plan-page.ts';

interface DocumentParts {
  /** Of the page, absolute. */
  address: string;
  assets: AssetList;
  boot: BootData;
  preloads: readonly Preload[];
  ready: DressedPage | null;
}

/** A page that was made ahead, with the sheets that it must not stand without. */
interface DressedPage extends ReadyPage {
  readonly sheets: readonly PageSheet[];
}

/** The one HTML document of the product, with the page in it where that was made ahead. */
export function renderDocument(parts: DocumentParts): string {
  const { address, boot, ready } = parts;
  const { links, page, end } = ready ? standing(parts, ready) : toBeMade(parts);
  const data: BootData = ready ? { ...boot, takeOver: ready.takeOver } : boot;

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${documentHead(address, ready?.head ?? {})}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links.join('\n')}
</head>
<body>
<div id="root">${page}</div>
${end.join('\n')}
<script type="application/json" id="${BOOT_ELEMENT}">${json(data)}</script>
</body>
</html>
`;
}

interface PageMarkup {
  links: string[];
  page: string;
  end: string[];
}

/** Dressed at once; its pictures are fetched before the code that brings it to life. */
function standing({ address, assets, preloads }: DocumentParts, ready: DressedPage): PageMarkup {
  return {
    links: [...ready.sheets.map((sheet) => dressing(sheet, address)), ...scriptsAndFonts(assets)],
    page: ready.html,
    end: preloads.filter((preload) => !isSheet(preload)).map(preloadLink),
  };
}

/** Everything that the browser needs to make it is fetched at once. */
function toBeMade({ assets, preloads }: DocumentParts): PageMarkup {
  return {
    links: [
      ...assets.styles.map((file) => `<link rel="stylesheet" href="${ownAddress(file)}">`),
      ...preloads.filter(isSheet).map(preloadLink),
      ...scriptsAndFonts(assets),
      ...preloads.filter((preload) => !isSheet(preload)).map(preloadLink),
      // Without crossorigin, as the shell itself fetches what is of its own origin.
      ...assets.calls.map((file) => `<link rel="preload" as="script" href="${ownAddress(file)}">`),
    ],
    page: '',
    end: [
      `<noscript>${escaped(brand.name)} needs JavaScript here. Please switch it on, or write to ${escaped(brand.supportEmail)}.</noscript>`,
    ],
  };
}

function scriptsAndFonts({ scripts, fonts }: AssetList): string[] {
  return [
    ...scripts.map((file) => `<script defer src="${ownAddress(file)}"></script>`),
    ...fonts.map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${ownAddress(file)}" crossorigin>`,
    ),
  ];
}

/**
 * What stands in the document already must be dressed at once. By `data-href` the code of a release
 * knows its sheet again, and fetches it no second time.
 */
function dressing({ address, integrity, inline }: PageSheet, page: string): string {
  if (inline === null) {
    return `<link rel="stylesheet" href="${escaped(address)}"${pin(integrity)} crossorigin>`;
  }

  return `<style data-href="${escaped(new URL(address, page).href)}">${inline.text}</style>`;
}

function preloadLink(preload: Preload): string {
  const kind = isSheet(preload) ? 'style' : 'script';

  return `<link rel="preload" as="${kind}" href="${escaped(preload.address)}"${pin(preload.integrity)} crossorigin>`;
}

function pin(integrity: string | undefined): string {
  return integrity ? ` integrity="${escaped(integrity)}"` : '';
}
