/** Makes an identifier readable: 'paid_late' → 'paid late'. */
export function humanize(kind: string): string {
  return kind.replaceAll('_', ' ');
}
