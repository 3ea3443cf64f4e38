import type { FaultArea } from '../planted-fault.ts';

export const messages: FaultArea = {
  title: 'Messages',
  faults: [
    {
      id: 'message-missing',
      breaks: 'A message that a page uses is not in the catalogue',
      edits: [
        {
          file: 'apps/mfe-admin/locales/en-GB/admin.json',
          find: '"more": "Show more rows"',
          replace: '"mores": "Show more rows"',
        },
      ],
      caughtBy: { check: { tsc: 'apps/mfe-admin' } },
    },
    {
      id: 'message-key-shown',
      breaks: 'A page shows the key of a message instead of the message',
      edits: [
        {
          file: 'apps/mfe-public/src/features/hygiene/hygiene-page.tsx',
          find: '<h2 id="hygiene-you">{t(\'you.heading\')}</h2>',
          replace: '<h2 id="hygiene-you">{\'you.heading\'}</h2>',
        },
      ],
      caughtBy: { jest: 'apps/mfe-public/src/routes.test.tsx', only: '^/hygiene' },
    },
    {
      id: 'gap-in-a-mail',
      breaks: 'A mail is sent with a gap where a value is missing',
      edits: [
        {
          file: 'apps/api/src/kernel/messages/translator.ts',
          find: '    throw new Error(`There is no value for ${gap} in "${message}"`);',
          replace: '    void [gap, message];',
        },
      ],
      caughtBy: { jest: 'apps/api/src/kernel/messages/translator.test.ts' },
    },
    {
      id: 'key-in-a-mail',
      breaks: 'A mail is sent with the key of a message that does not exist',
      edits: [
        {
          file: 'apps/api/src/kernel/messages/translator.ts',
          find: '    throw new Error(`There is no message ${key} in ${namespace}`);',
          replace: '    void [key, namespace];',
        },
      ],
      caughtBy: { jest: 'apps/api/src/kernel/messages/translator.test.ts' },
    },
    {
      id: 'catalogue-not-loaded',
      breaks: 'A route does not load a catalogue that its page reads',
      edits: [
        {
          file: 'apps/mfe-admin/src/routes.tsx',
          find: "            'admin/disputes',\n            'admin/settle',\n",
          replace: "            'admin/disputes',\n",
        },
      ],
      caughtBy: { jest: 'apps/mfe-admin/src/features/disputes/disputes-page.test.tsx' },
    },
    {
      id: 'language-ignored',
      breaks: 'A page loads English messages, whatever its language is',
      edits: [
        {
          file: 'libs/facades/i18n/catalogues.ts',
          find: 'const messages = await importIn(i18n.language, namespace);',
          replace: 'const messages = await importIn(ENGLISH, namespace);',
        },
      ],
      caughtBy: { jest: 'apps/mfe-public/src/language.test.tsx' },
    },
    {
      id: 'unused-message',
      breaks: 'The check of messages accepts a key that nothing reads',
      edits: [
        {
          file: 'tools/src/messages/catalogue-problems.ts',
          find: ".filter((key) => !(key.includes('.') ? inOwn : inReaders)(key))",
          replace: '.filter(() => false)',
        },
      ],
      caughtBy: { jest: 'tools/src/messages/messages.test.ts' },
    },
    {
      id: 'unused-key-of-any-template',
      breaks: 'The check of messages takes a template of two values for a reader of every key',
      edits: [
        {
          file: 'tools/src/messages/catalogue-problems.ts',
          find: "  if (!/\\w/.test(parts.join(''))) return /^$/;\n",
          replace: '',
        },
      ],
      caughtBy: { jest: 'tools/src/messages/messages.test.ts' },
    },
    {
      id: 'sentence-beside-the-catalogues',
      breaks: 'The check of messages accepts a sentence that the API says without a key',
      edits: [
        {
          file: 'tools/src/messages/sentences-in-code.ts',
          find: "file.startsWith('apps/api/')",
          replace: "file === 'apps/api/'",
        },
      ],
      caughtBy: { jest: 'tools/src/messages/messages.test.ts' },
    },
    {
      id: 'pseudo-locale-does-nothing',
      breaks: 'The pseudo-locale, which reveals hard-coded text, does not change messages',
      edits: [
        {
          file: 'apps/shell/src/i18n/pseudo-locale.ts',
          find: 'index % 2 === 1 ? part :',
          replace: 'index >= 0 ? part :',
        },
      ],
      caughtBy: { jest: 'apps/shell/src/i18n/pseudo-locale.test.ts' },
    },
    {
      id: 'hard-coded-text',
      breaks: 'A page has text that cannot be translated',
      edits: [
        {
          file: 'apps/shell/src/features/not-found/not-found-page.tsx',
          find: "{t('home')}",
          replace: 'Go to the home page',
        },
      ],
      caughtBy: {
        playwright: 'e2e/shell/shell-pages.spec.ts',
        project: 'desktop',
        only: '/no-such-place has no hard-coded texts',
      },
    },
    {
      id: 'sign-after-a-sign',
      breaks: 'A mail puts a colon after the full stop of a message',
      edits: [
        {
          file: 'apps/api/locales/en-GB/mails.json',
          find: 'your bookings (the link works for {{count}} hours)"',
          replace: 'your bookings. The link works for {{count}} hours."',
        },
      ],
      caughtBy: {
        jest: 'apps/api/src/notifications/gallery.test.ts',
        only: 'has no sign after a sign',
      },
    },
  ],
};
