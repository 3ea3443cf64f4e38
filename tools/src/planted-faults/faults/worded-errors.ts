import type { FaultArea } from '../planted-fault.ts';

export const wordedErrors: FaultArea = {
  title: 'What errors and confirmations say',
  faults: [
    {
      id: 'error-is-a-sentence',
      breaks: 'An error of the API is a sentence in the code, which no language has',
      edits: [
        {
          file: 'apps/api/src/booking/loyalty/give-gift.ts',
          find: "notFound('gifts.notFound')",
          replace: "notFound('This gift does not exist')",
        },
      ],
      caughtBy: { check: { tsc: 'apps/api' } },
    },
    {
      id: 'error-with-a-gap',
      breaks: 'An error of the API leaves out a value that its message names',
      edits: [
        {
          file: 'apps/api/src/practice/calendar/change-feeds.ts',
          find: "{ key: 'calendars.tooMany', values: { max: maxFeeds } }",
          replace: "{ key: 'calendars.tooMany', values: {} }",
        },
      ],
      caughtBy: { check: { tsc: 'apps/api' } },
    },
    {
      id: 'errors-in-the-markets-language',
      breaks: 'The API words errors in the language of the market, whatever the page’s is',
      edits: [
        {
          file: 'apps/api/src/kernel/http/error-handler.ts',
          find: "languageOf(request.headers['accept-language'])",
          replace: 'languageOf(undefined)',
        },
      ],
      caughtBy: { jest: 'apps/api/src/kernel/http/error-handler.test.ts' },
    },
    {
      id: 'confirmation-is-a-sentence',
      breaks: 'A call confirms with a sentence in the code, which no language has',
      edits: [
        {
          file: 'apps/api/src/booking/loyalty/loyalty.routes.ts',
          find: "message: 'loyalty.giftGiven'",
          replace: "message: 'The gift is marked as given'",
        },
      ],
      caughtBy: { check: { tsc: 'apps/api' } },
    },
    {
      id: 'key-in-a-confirmation',
      breaks: 'A call confirms with the key of a message instead of the message',
      edits: [
        {
          file: 'apps/api/src/kernel/http/serve.ts',
          find: 'v.parse(call.response, worded(result, request))',
          replace: 'v.parse(call.response, worded(null, request) ?? result)',
        },
      ],
      caughtBy: { jest: 'apps/api/test/documented/trust-calls.test.ts' },
    },
    {
      id: 'key-under-a-field',
      breaks: 'A form shows the key of an error instead of the error',
      edits: [
        {
          file: 'apps/api/src/kernel/http/error-handler.ts',
          find: "(message === '' ? '' : wordError(message, language))",
          replace: '(wordError && String(message))',
        },
      ],
      caughtBy: { jest: 'apps/api/src/kernel/http/error-handler.test.ts' },
    },
    {
      id: 'rule-without-a-message',
      breaks: 'Whoever breaks a rule of a form reads a key, or nothing',
      edits: [
        {
          file: 'libs/api-client/src/contract/contact.ts',
          find: "v.nonEmpty('rules.text.subject')",
          replace: "v.nonEmpty('rules.text.subjects')",
        },
      ],
      caughtBy: { jest: 'apps/api/src/back-office/support/contact.routes.test.ts' },
    },
    {
      id: 'rule-in-one-language',
      breaks: 'What a rule says to the reader of another language is English',
      edits: [
        {
          file: 'apps/api/src/kernel/messages/translator.ts',
          find: 'return word(`api-client/${catalogue}`, rule, language);',
          replace: 'return word(`api-client/${catalogue}`, rule, marketLanguage);',
        },
      ],
      caughtBy: { jest: 'apps/api/src/kernel/http/error-handler.test.ts' },
    },
    {
      id: 'documented-message-changed',
      breaks: 'The response to a wrong password has a different message than documented',
      edits: [
        {
          file: 'apps/api/locales/en-GB/errors.json',
          find: '"wrongLogin": "Invalid password or email"',
          replace: '"wrongLogin": "Wrong password"',
        },
      ],
      caughtBy: { jest: 'apps/api/test/documented/documented-calls.test.ts' },
    },
  ],
};
