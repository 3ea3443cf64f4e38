// Every journey runs under the page's policy, and none may break it.
import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** True for the tests that break the policy on purpose. */
  breaksPolicy: boolean;
  /** What the policy refused so far, on all pages of the test. */
  violations: string[];
}

export const test = base.extend<Fixtures>({
  breaksPolicy: [false, { option: true }],
  violations: [
    async ({ context, breaksPolicy }, use) => {
      const violations: string[] = [];
      await context.exposeBinding('tellOfViolation', (_source, what: string) => {
        violations.push(what);
      });
      await context.addInitScript(() => {
        const { tellOfViolation } = window as unknown as { tellOfViolation(what: string): void };
        document.addEventListener('securitypolicyviolation', (event) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
          tellOfViolation(
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
