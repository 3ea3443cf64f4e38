/** Joins the class names that apply; what is false, undefined or empty falls out. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
