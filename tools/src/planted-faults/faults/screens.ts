import type { FaultArea } from '../planted-fault.ts';

const parts = 'libs/ui/src';
const inGallery = (title: string) => ({
  playwright: 'e2e/gallery/parts.spec.ts',
  project: 'gallery' as const,
  only: `${title}: accessible`,
});

export const screens: FaultArea = {
  title: 'Screens and accessibility',
  faults: [
    {
      id: 'form-sent-twice',
      breaks: 'A pending button submits its form again',
      edits: [
        {
          file: `${parts}/button/button.tsx`,
          find: 'if (isPending || isAtEnd) event.preventDefault();',
          replace: 'if (isAtEnd) event.preventDefault();',
        },
      ],
      caughtBy: { jest: `${parts}/button/button.test.tsx` },
    },
    {
      id: 'field-without-label',
      breaks: 'The label of a field is not associated with it',
      edits: [
        {
          file: `${parts}/field/field-frame.tsx`,
          find: '<label htmlFor={id} className={isLabelHidden',
          replace: '<label className={isLabelHidden',
        },
      ],
      caughtBy: { jest: `${parts}/field/field.test.tsx` },
    },
    {
      id: 'error-not-associated-with-its-field',
      breaks: 'A screen reader does not announce the error of a field',
      edits: [
        {
          file: `${parts}/field/field-frame.tsx`,
          find: "'aria-describedby': texts.error || texts.hint ? noteId : undefined,",
          replace: "'aria-describedby': texts.hint ? noteId : undefined,",
        },
      ],
      caughtBy: { jest: `${parts}/field/field.test.tsx` },
    },
    {
      id: 'invalid-field-not-marked',
      breaks: 'A field with an error is not marked as invalid',
      edits: [
        {
          file: `${parts}/field/field-frame.tsx`,
          find: "'aria-invalid': texts.error ? true : undefined,",
          replace: "'aria-invalid': undefined,",
        },
      ],
      caughtBy: { jest: `${parts}/field/field.test.tsx` },
    },
    {
      id: 'pays-without-checking-again',
      breaks: 'A booking that was paid in another tab is paid again',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-confirm-payment.ts',
          find: 'if (!(await checkBooking(booking.booking_id, leave))) return true;',
          replace: 'if (checkBooking === null) return true;',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx' },
    },
    {
      id: 'double-click-unticks',
      breaks:
        'The second click of a double click unticks what an error has moved under the pointer',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-whole-double-click.ts',
          find: 'else if (control !== hit.current) {',
          replace: 'else if (control === null) {',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx' },
    },
    {
      id: 'pressed-while-the-page-moves',
      breaks: 'A press of “Confirm payment” is lost while the page goes to the error of the card',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-confirm-payment.ts',
          find: 'if (card?.showError(error)) await goToFirstError();',
          replace: 'if (card?.showError(error)) void goToFirstError();',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx' },
    },
    {
      id: 'free-before-it-is-left',
      breaks:
        'A press after the payment leads from the page of the success back to an empty choice',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-confirm-payment.ts',
          find: '    if (isLeft) return;\n',
          replace: '    void isLeft;\n',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx' },
    },
    {
      id: 'pressed-before-it-is-busy',
      breaks: 'Two presses of “Confirm payment” at once ask for two payments',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/use-confirm-payment.ts',
          find: 'if (isBusy.current || !card) return;',
          replace: 'if (isConfirming || !card) return;',
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx' },
    },
    {
      id: 'frame-focused-not-its-field',
      breaks: 'After an error of the card, the frame has the focus and not the field in it',
      edits: [
        {
          file: 'apps/mfe-booking/src/features/pay/components/card-field.tsx',
          find: 'input.current?.focus();',
          replace: "event.currentTarget.querySelector('iframe')?.focus();",
        },
      ],
      caughtBy: { jest: 'apps/mfe-booking/src/features/pay/pay-page.test.tsx' },
    },
    {
      id: 'signed-out-in-one-tab-only',
      breaks: 'Other tabs stay signed in when somebody signs out',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: "  sessionStore.setState(anonymous(), true);\n  otherTabs?.postMessage('changed');",
          replace: '  sessionStore.setState(anonymous(), true);',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/session.test.ts' },
    },
    {
      id: 'deletion-is-kept-from-other-tabs',
      breaks:
        'A tab whose call was refused offers to log in to an account that another tab has deleted',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: 'const user = sessionStore.getState().user ?? lostUser;\n  if (user)',
          replace: 'const { user } = sessionStore.getState();\n  if (user)',
        },
      ],
      caughtBy: { jest: 'libs/auth/src/session.test.ts' },
    },
    {
      id: 'old-session-restored',
      breaks: 'A new page restores a session that was not used for days',
      edits: [
        {
          file: 'libs/auth/src/session.ts',
          find: `  if (stored === null || isExpired(stored, Date.now())) {
    storage?.clear();`,
          replace: `  if (stored === null) {
    storage?.clear();`,
        },
      ],
      caughtBy: { jest: 'libs/auth/src/session.test.ts' },
    },
    {
      id: 'minor-signs-up',
      breaks: 'A person of 17 can sign up',
      edits: [
        {
          file: 'libs/domain/src/adult-age.ts',
          find: 'const eighteenYears = 18 * 12;',
          replace: 'const eighteenYears = 17 * 12;',
        },
      ],
      caughtBy: { jest: 'libs/domain/src/adult-age.test.ts' },
    },
    {
      id: 'contrast-too-low',
      breaks: 'Hints have too little contrast',
      edits: [
        {
          file: `${parts}/styles/tokens.css`,
          find: `    --color-ink-faint: light-dark(
      #62675f,`,
          replace: `    --color-ink-faint: light-dark(
      #a2a79f,`,
        },
      ],
      caughtBy: inGallery('Field'),
    },
    {
      id: 'focus-ring-removed',
      breaks: 'Keyboard users cannot see the focus',
      edits: [
        {
          file: `${parts}/styles/base.css`,
          find: 'outline: var(--focus-width) solid var(--color-focus);',
          replace: 'outline: none;',
        },
      ],
      caughtBy: inGallery('Button'),
    },
    {
      id: 'target-too-small',
      breaks: 'Icon buttons are too small to tap',
      edits: [
        {
          file: `${parts}/button/icon-button.module.css`,
          find: `    width: var(--target-min);
    height: var(--target-min);`,
          replace: `    width: 1.25rem;
    height: 1.25rem;`,
        },
      ],
      caughtBy: inGallery('Button'),
    },
    {
      id: 'owners-forms-offered-to-admins',
      breaks: 'An admin who is logged in as somebody fills in forms that the server refuses',
      edits: [
        {
          file: 'libs/account-settings/src/owner-only.tsx',
          find: 'if (!isImpersonating(useSession())) return children;',
          replace: 'if (!isImpersonating(useSession()) || t) return children;',
        },
      ],
      caughtBy: {
        jest: 'libs/account-settings/src/account-settings.test.tsx',
        only: 'is offered nothing that the server refuses',
      },
    },
    {
      id: 'early-input-lost',
      breaks: 'What is typed before the code of a page has come is unknown to it',
      edits: [
        {
          file: 'apps/shell/src/prerender/early-input.ts',
          find: '  useLayoutEffect(replayInput, []);',
          replace: '  useLayoutEffect(() => {}, []);',
        },
      ],
      caughtBy: {
        jest: 'apps/shell/src/prerender/early-input.test.tsx',
        only: 'what was typed and chosen before the code ran is known to it',
      },
    },
  ],
};
