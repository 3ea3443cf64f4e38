// Colour tokens of libs/ui/src/styles/tokens.css as plain values: mail clients do not support
// custom properties.

interface Role {
  /** The property that takes the colour. */
  property: 'background-color' | 'color' | 'border-color';
  light: string;
  dark: string;
}

const roles = {
  paper: { property: 'background-color', light: '#f5f1ea', dark: '#151a18' },
  surface: { property: 'background-color', light: '#fffdf9', dark: '#1d2320' },
  line: { property: 'border-color', light: '#ded7cb', dark: '#343c38' },
  ink: { property: 'color', light: '#1b2320', dark: '#f3ede3' },
  soft: { property: 'color', light: '#4a514c', dark: '#b9bdb4' },
  accent: { property: 'color', light: '#0b5a50', dark: '#7fcdbb' },
  button: { property: 'background-color', light: '#0b5a50', dark: '#7fcdbb' },
  label: { property: 'color', light: '#fffdf9', dark: '#06231e' },
} as const satisfies Record<string, Role>;

type RoleName = keyof typeof roles;

/**
 * Class and inline style of an element. Every mail client reads the inline style, which is the
 * light scheme.
 */
export function styled(names: readonly RoleName[], style: string): string {
  const colours = names.map((name) => `${roles[name].property}:${roles[name].light}`);

  return `class="${names.join(' ')}" style="${[...colours, style].join(';')}"`;
}

/** For mail clients that support more than inline styles: the dark scheme, and phones. */
export const mailStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${Object.entries(roles)
  .map(([name, { property, dark }]) => `.${name}{${property}:${dark}!important}`)
  .join('')}}
@media (max-width:480px){.inner{padding-left:20px!important;padding-right:20px!important}.outer{padding:0!important}}`;
