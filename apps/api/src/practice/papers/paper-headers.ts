/** Keep what somebody uploaded from being shown as a page, guessed at, or run. */
export const paperHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
  'x-content-type-options': 'nosniff',
} as const;
