// Takes out of a PDF what leads elsewhere: links, and what happens by itself when it is opened. Insurers put links
// into their papers, so these are not refused. Every byte keeps its place, which the table of a file relies on.
import { deflateSync } from 'node:zlib';

const inHex = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);

/** A name as it may be written: `/URI`, `/U#52I`. */
const nameOf = (word: string) =>
  `/${[...word].map((letter) => `(?:${letter}|#${inHex(letter)})`).join('')}(?![A-Za-z0-9])`;

const names = new RegExp(`${nameOf('URI')}|${nameOf('OpenAction')}`, 'g');
/** Where a link leads: a text, which may have pairs of brackets in it, or hexadecimal digits. */
const link = `${nameOf('URI')}\\s*(?:\\((?:\\\\[\\s\\S]|[^\\\\()]|\\((?:\\\\[\\s\\S]|[^\\\\()]){0,2000}\\)){0,2000}\\)|<[\\da-fA-F\\s]{0,4000}>)`;
/** Which page a file opens at, in its usual forms. */
const opening = `${nameOf('OpenAction')}\\s*(?:\\d+\\s+\\d+\\s+R(?![A-Za-z0-9])|\\[[^[\\]<>()]{0,200}\\])`;
const whole = new RegExp(`${link}|${opening}`, 'g');

/**
 * The same objects without the URLs of links, and with other names for what is left of them, which no viewer
 * acts on. Spaces in place of whole values let compressed objects become smaller than before.
 */
export const disarm = (objects: string): string =>
  objects
    .replaceAll(whole, (part) => ' '.repeat(part.length))
    .replaceAll(names, (name) => (name[1] === '#' ? `/#58${name.slice(4)}` : `/X${name.slice(2)}`));

/**
 * Objects that were compressed together, `stream` as it stood there.
 * @returns null when they need more bytes than before
 */
export function compressAgain(objects: string, stream: string): string | null {
  const gap = /^\r?\n/.exec(stream)?.[0] ?? '';
  const bytes = deflateSync(Buffer.from(objects, 'latin1'), { level: 9, memLevel: 9 });
  const room = stream.length - gap.length - bytes.length;

  return room < 0 ? null : gap + bytes.toString('latin1') + '\n'.repeat(room);
}
