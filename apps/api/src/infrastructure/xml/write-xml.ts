// Writes XML that is well-formed whatever people have typed. No library: of all of XML, a message to an
// authority needs elements, attributes and text.

export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Text, or elements. */
  readonly content: string | readonly XmlElement[];
}

export function element(
  name: string,
  content: XmlElement['content'],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return { name, attributes, content };
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Its start tag alone, for what is written piece by piece. */
export function startTag({
  name,
  attributes = {},
}: Pick<XmlElement, 'name' | 'attributes'>): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);

  return `<${name}${pairs.join('')}>`;
}

export function writeXml(one: XmlElement): string {
  const { name, content } = one;
  const inner = typeof content === 'string' ? escaped(content) : content.map(writeXml).join('');

  return `${startTag(one)}${inner}</${name}>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  // As they are, a reader may turn them into a space or into another line end.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** What XML 1.0 cannot hold in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, (character) => entities[character] ?? '');
