import { brand } from '@freely/domain/brand';
import { BOOT_ELEMENT, type BootData } from '../src/boot/boot-data.ts';
import type { AssetList } from './asset-list.ts';
import type { Preload } from './plan-page.ts';

/** The one HTML document of the product. */
export function renderDocument({
  assets,
  boot,
  preloads,
}: {
  assets: AssetList;
  boot: BootData;
  preloads: readonly Preload[];
}): string {
  const own = (file: string) => `/assets/${file}`;

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(brand.name)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${[
  ...assets.styles.map((file) => `<link rel="stylesheet" href="${own(file)}">`),
  ...assets.scripts.map((file) => `<script defer src="${own(file)}"></script>`),
  ...assets.fonts.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" href="${own(file)}" crossorigin>`,
  ),
  ...preloads.map(preloadLink),
].join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${escaped(brand.name)} needs JavaScript. Please switch it on, or write to ${escaped(brand.supportEmail)}.</noscript>
<script type="application/json" id="${BOOT_ELEMENT}">${json(boot)}</script>
</body>
</html>
`;
}

function preloadLink({ address, integrity }: Preload): string {
  const kind = address.endsWith('.css') ? 'style' : 'script';
  const pin = integrity ? ` integrity="${escaped(integrity)}"` : '';

  return `<link rel="preload" as="${kind}" href="${escaped(address)}"${pin} crossorigin>`;
}

/** Inside a script element only `<` could end it. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
