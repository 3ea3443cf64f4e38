// What files of calendars and of address books have in common: their lines.

/** Lines are at most so many bytes long (RFC 5545 §3.1, RFC 6350 §3.2). */
const lineLength = 75;

export function fileOf(lines: readonly string[]): string {
  return [...lines, ''].map(folded).join('\r\n');
}

export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

/** Long lines go on after a line break and a space, never within a character. */
function folded(line: string): string {
  const bytes = new TextEncoder();
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > lineLength) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }

  return text;
}
