/** What people may type into a text that others read. */

/**
 * A line with no control characters, no line separators, nothing that changes the direction of text, and nothing that
 * looks empty. What joins letters or emoji, and soft hyphens, are part of ordinary text.
 */
export const plainLine =
  /^(?:[^\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\u00ad|\u200c|\u200d|\ufe0e|\ufe0f)*$/u;

/** Letters, digits, signs or pictures: something that is seen. */
const visible = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether anything of a text is seen. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Whether a database can keep a text as it is: without NUL and without halves of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
