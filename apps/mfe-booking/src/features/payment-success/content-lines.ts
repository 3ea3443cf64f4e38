// The line format of vCard files.

/** The maximum length of a line in bytes (RFC 6350 §3.2). */
const lineLength = 75;

export function contentLines(lines: readonly string[]): string {
  return [...lines, ''].map(foldLine).join('\r\n');
}

export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');
}

/** Folds a long line with a line break and a space, never inside a character. */
function foldLine(line: string): string {
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
