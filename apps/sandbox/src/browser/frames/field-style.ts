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

/** Applies the page's `style` option property by property, so that it cannot inject other CSS. */
export function applyStyle(sheet: CSSStyleSheet, style: FieldOptions['style'] = {}): void {
  sheet.replaceSync('');
  for (const variant of ['base', 'complete', 'empty', 'invalid'] as const) {
    const values = style[variant];
    if (values === undefined) continue;
    addVariant(sheet, variantSelectors[variant], values);
    const { iconColor } = values;
    if (typeof iconColor === 'string') {
      addRule(sheet, `${variantSelectors[variant]} + .icon`, { color: iconColor });
    }
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
      // If the font does not load, the fallback font stays: no reason for an error in a form.
      await face.load().catch(() => undefined);
    }
  }
}
