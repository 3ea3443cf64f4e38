import { expect, test } from '@jest/globals';
import { contractRuleProblems } from './contract-rules.ts';

const file = 'libs/api-client/src/contract/things.ts';

function problems(text: string): string[] {
  const catalogue = {
    namespace: 'api-client/rules',
    language: 'en-GB',
    file: 'libs/api-client/locales/en-GB/rules.json',
    messages: { text: { long: 'Keep to {{max}}' }, price: { high: 'Too high', low: 'Too low' } },
  };

  return contractRuleProblems(
    [catalogue],
    new Map([[file, { file, text, imports: [], lazyImports: [] }]]),
  );
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a contract.
const whole = "'rules.text.long?max=5' `rules.${name}.high` 'rules.price.low'";

test('rules that name what their messages have are right', () => {
  expect(problems(whole)).toEqual([]);
  expect(problems(`/** 'Please do not' */ ${whole} 'United Kingdom' 'GET'`)).toEqual([]);
});

test('a key without a message, a missing or unknown value, and a sentence are found', () => {
  expect(problems(`${whole} 'rules.text.short'`)).toEqual([
    `${file}: there is no message "rules.text.short".`,
  ]);
  expect(problems(`${whole} 'rules.text.long'`)).toEqual([
    `${file}: "text.long" names max, and gets none.`,
  ]);
  expect(problems(`${whole} 'rules.price.low?min=5'`)).toEqual([
    `${file}: "price.low" names no value, and gets min.`,
  ]);
  expect(problems(`${whole} 'Please write more'`)).toEqual([
    `${file}: “Please write more” is not in a catalogue of libs/api-client/locales.`,
  ]);
});

test('a message that no rule has is found', () => {
  expect(problems("'rules.text.long?max=5' 'rules.price.low'")).toEqual([
    'No rule of the contract says "rules.price.high".',
  ]);
});
