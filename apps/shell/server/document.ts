import { brandOf } from '@freely/domain/brand';
import type { ShellAssets } from '@freely/federation/release';
import type { PageHead } from '@freely/shell-sdk';
import { BOOT_ELEMENT, type BootData } from '../src/boot/boot-data.ts';
import type { PrerenderedPage } from '../src/prerender/prerendered-page.ts';
import type { PageStylesheet } from './critical-css.ts';
import { documentHead } from './document-head.ts';
import { earlySubmitTag } from './early-submit.ts';
import { styleTag } from './inline-styles.ts';
import { loadingFrame, loadingStyles } from './loading-frame.ts';
import { escaped, json } from './markup.ts';
import { isStylesheet, type Preload } from './plan-page.ts';
import { limitedBar, slowBar, stalledStyles } from './stalled-bar.ts';

interface DocumentParts {
  /** The absolute URL of the page. */
  url: string;
  /** The files of the shell, in order. */
  assets: Readonly<Record<keyof ShellAssets, readonly Preload[]>>;
  boot: BootData;
  preloads: readonly Preload[];
  /** What search engines and link previews read; empty where it is not known. */
  head: Partial<PageHead>;
  prerendered: StyledPage | null;
  /** Markup outside the page, for visitors with a link. */
  bar: string;
}

/** A prerendered page with its stylesheets. */
interface StyledPage extends PrerenderedPage {
  readonly stylesheets: readonly PageStylesheet[];
}

/** The one HTML document of the product, with the markup of the page if it was prerendered. */
export function renderDocument(parts: DocumentParts): string {
  const { url, boot, head, prerendered } = parts;
  const { links, page, end } = prerendered
    ? prerenderedMarkup(parts, prerendered)
    : clientMarkup(parts);
  const data: BootData = prerendered ? { ...boot, hydration: prerendered.hydration } : boot;

  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${documentHead(url, head, brandOf(boot.settings.market?.texts))}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links.join('\n')}
</head>
<body>
<div id="root">${page}</div>
${parts.bar}${end.join('\n')}
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

/** The styles come first. The images of the page are fetched before the code that hydrates it. */
function prerenderedMarkup({ url, assets, preloads }: DocumentParts, page: StyledPage): PageMarkup {
  return {
    links: [
      ...page.stylesheets.map((stylesheet) => styleElement(stylesheet, url)),
      styleTag(stalledStyles),
      earlySubmitTag,
      ...scriptsAndFonts(assets),
    ],
    page: page.html,
    end: [limitedBar, ...preloads.filter((preload) => !isStylesheet(preload)).map(preloadLink)],
  };
}

/** Everything that the browser needs to render the page is fetched at once. */
function clientMarkup({ assets, preloads, boot }: DocumentParts): PageMarkup {
  const brand = brandOf(boot.settings.market?.texts);

  return {
    links: [
      ...assets.styles.map(stylesheetLink),
      ...preloads.filter(isStylesheet).map(preloadLink),
      styleTag(stalledStyles),
      styleTag(loadingStyles),
      ...scriptsAndFonts(assets),
      ...preloads.filter((preload) => !isStylesheet(preload)).map(preloadLink),
      ...assets.calls.map(preloadLink),
    ],
    page: loadingFrame(brand),
    end: [
      slowBar,
      `<noscript>${escaped(brand.name)} needs JavaScript on this page. Please turn it on, or write to ${escaped(brand.supportEmail)}.</noscript>`,
    ],
  };
}

function scriptsAndFonts({ scripts, fonts }: DocumentParts['assets']): string[] {
  return [
    ...scripts.map(
      ({ url, integrity }) =>
        `<script defer src="${escaped(url)}"${integrityAttribute(integrity)} crossorigin></script>`,
    ),
    ...fonts.map(
      ({ url }) =>
        `<link rel="preload" as="font" type="font/woff2" href="${escaped(url)}" crossorigin>`,
    ),
  ];
}

/** Prerendered markup needs its styles at once. */
function styleElement({ inline, ...stylesheet }: PageStylesheet, pageUrl: string): string {
  if (inline === null) return stylesheetLink(stylesheet);

  return styleTag(inline, new URL(stylesheet.url, pageUrl).href);
}

function stylesheetLink({ url, integrity }: Preload): string {
  return `<link rel="stylesheet" href="${escaped(url)}"${integrityAttribute(integrity)} crossorigin>`;
}

function preloadLink(preload: Preload): string {
  const kind = isStylesheet(preload) ? 'style' : 'script';

  return `<link rel="preload" as="${kind}" href="${escaped(preload.url)}"${integrityAttribute(preload.integrity)} crossorigin>`;
}

function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escaped(integrity)}"` : '';
}
