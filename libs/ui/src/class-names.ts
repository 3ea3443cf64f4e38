/** Joins the class names that apply; false, undefined and empty ones are dropped. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
