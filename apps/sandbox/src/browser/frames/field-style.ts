import type { FieldOptions, FontSource, StyleVariant } from '../messages.ts';

/** The properties that Stripe lets a page set inside a field. */
const allowedProperties = [
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontSmoothing',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
];

const allowedStates = [
  ':hover',
  ':focus',
  ':disabled',
  '::placeholder',
  '::selection',
  ':-webkit-autofill',
];

const variantSelectors = {
  base: '.field',
  complete: '.field.is-complete',
  empty: '.field.is-empty',
  invalid: '.field.is-invalid',
};

/** Writes the page's `style` option as rules, property by property, so nothing else gets in. */
export function applyStyle(sheet: CSSStyleSheet, style: FieldOptions['style'] = {}): void {
  sheet.replaceSync('');
  for (const variant of ['base', 'complete', 'empty', 'invalid'] as const) {
    const values = style[variant];
    if (values !== undefined) addVariant(sheet, variantSelectors[variant], values);
  }
}

function addVariant(sheet: CSSStyleSheet, selector: string, values: StyleVariant): void {
  addRule(sheet, selector, values);
  for (const state of allowedStates) {
    const inner = values[state];
    if (typeof inner === 'object') addRule(sheet, `${selector}${state}`, inner);
  }
}

function addRule(sheet: CSSStyleSheet, selector: string, values: StyleVariant): void {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const rule = sheet.cssRules[index];
  if (!(rule instanceof CSSStyleRule)) return;
  for (const property of allowedProperties) {
    const value = values[property];
    if (value === undefined || typeof value === 'object') continue;
    rule.style.setProperty(cssName(property), String(value));
  }
}

function cssName(property: string): string {
  if (property === 'fontSmoothing') return '-webkit-font-smoothing';
  return property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Fonts come as a style sheet, or one by one. */
export async function loadFonts(fonts: readonly FontSource[]): Promise<void> {
  for (const { cssSrc, family, src, weight, style } of fonts) {
    if (cssSrc !== undefined) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = cssSrc;
      document.head.append(link);
    } else if (family !== undefined && src !== undefined) {
      const face = new FontFace(family, src, {
        ...(weight === undefined ? {} : { weight }),
        ...(style === undefined ? {} : { style }),
      });
      document.fonts.add(face);
      // A font that does not load leaves the fallback: not worth an error in a form.
      await face.load().catch(() => undefined);
    }
  }
}
