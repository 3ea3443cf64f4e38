/** Why an attempt failed, in codes only: words of a server may repeat an email or a password. */
export function reasonOf(error: unknown): string {
  const { cause, code, name, responseCode, statusCode } = error as Error & {
    code?: unknown;
    responseCode?: unknown;
    statusCode?: unknown;
  };
  const { code: deeper } = (cause ?? {}) as { code?: unknown };

  return [code ?? deeper ?? name ?? 'unknown', responseCode ?? statusCode]
    .filter((part) => part !== undefined)
    .join(' ');
}
