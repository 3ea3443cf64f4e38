import { brand } from '@freely/domain/brand';
import { BOOT_ELEMENT, type BootData } from '../src/boot/boot-data.ts';
import type { ReadyPage } from '../src/ready/ready-page.ts';
import type { AssetList } from './asset-list.ts';
import { documentHead } from './document-head.ts';
import { escaped, json } from './markup.ts';
import type { Preload } from './plan-page.ts';

interface DocumentParts {
  /** Of the page, absolute. */
  address: string;
  assets: AssetList;
  boot: BootData;
  preloads: readonly Preload[];
  ready: ReadyPage | null;
}

/** The one HTML document of the product, with the page in it where that was made ahead. */
export function renderDocument({ address, assets, boot, preloads, ready }: DocumentParts): string {
  const own = (file: string) => `/assets/${file}`;
  const data: BootData = ready ? { ...boot, takeOver: ready.takeOver } : boot;

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${documentHead(address, ready?.head ?? {})}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[
  ...assets.styles.map((file) => `<link rel="stylesheet" href="${own(file)}">`),
  ...preloads.filter(isSheet).map(ready ? sheetLink : preloadLink),
  ...assets.scripts.map((file) => `<script defer src="${own(file)}"></script>`),
  ...assets.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${own(file)}" crossorigin>`,
  ),
  ...preloads.filter((preload) => !isSheet(preload)).map(preloadLink),
  // Without crossorigin, as the shell itself fetches what is of its own origin.
  ...(ready ? [] : assets.calls).map(
    (file) => `<link rel="preload" as="script" href="${own(file)}">`,
  ),
].join('\n')}
</head>
<body>
<div id="root">${ready?.html ?? ''}</div>
${ready ? '' : `<noscript>${escaped(brand.name)} needs JavaScript here. Please switch it on, or write to ${escaped(brand.supportEmail)}.</noscript>\n`}<script type="application/json" id="${BOOT_ELEMENT}">${json(data)}</script>
</body>
</html>
`;
}

function isSheet({ address }: Preload): boolean {
  return address.endsWith('.css');
}

/** What stands in the document already must be dressed at once. */
function sheetLink({ address, integrity }: Preload): string {
  return `<link rel="stylesheet" href="${escaped(address)}"${pin(integrity)} crossorigin>`;
}

function preloadLink(preload: Preload): string {
  const kind = isSheet(preload) ? 'style' : 'script';

  return `<link rel="preload" as="${kind}" href="${escaped(preload.address)}"${pin(preload.integrity)} crossorigin>`;
}

function pin(integrity: string | undefined): string {
  return integrity ? ` integrity="${escaped(integrity)}"` : '';
}
