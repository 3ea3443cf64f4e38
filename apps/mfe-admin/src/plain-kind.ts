/** 'paid_late' → 'paid late'. */
export function plainKind(kind: string): string {
  return kind.replaceAll('_', ' ');
}
