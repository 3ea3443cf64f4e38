// Every test runs under the page's Content-Security-Policy, and must not violate it.
import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** True for tests that violate the policy on purpose. */
  breaksPolicy: boolean;
  /** The violations so far, on all pages of the test. */
  violations: string[];
}

export const test = base.extend<Fixtures>({
  breaksPolicy: [false, { option: true }],
  violations: [
    async ({ context, breaksPolicy }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('reportViolation', (_source, violation: string) => {
        violations.push(violation);
      });
      await context.addInitScript(() => {
        const { reportViolation } = window as unknown as {
          reportViolation(violation: string): void;
        };
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          reportViolation(
            `${location.href}: ${effectiveDirective} ${blockedURI} ${sample} (${sourceFile}:${lineNumber})`,
          );
        });
      });
      await use(violations);
      if (!breaksPolicy) expect(violations, 'the policy of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
