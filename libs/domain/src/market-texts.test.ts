import { describe, expect, test } from '@jest/globals';
import { brandOf } from './brand.ts';
import { defaultTexts } from './default-texts.ts';
import {
  isTextAllowed,
  isTextName,
  marketTexts,
  publicTextNames,
  textNames,
} from './market-texts.ts';

test.each(textNames)('the default of %s is allowed, and nothing longer than its limit', (name) => {
  const { default: usual, maxLength } = marketTexts[name];

  expect(isTextAllowed(name, usual)).toBe(true);
  expect(isTextAllowed(name, `${usual}${'1'.repeat(maxLength + 1)}`)).toBe(false);
});

test('browsers read what is public, and know its defaults', () => {
  expect(textNames.filter((name) => marketTexts[name].isPublic)).toEqual(publicTextNames);
  expect(isTextName('constructor')).toBe(false);
});

test.each([
  ['brand_name', ''],
  ['brand_name', ' Kind'],
  ['brand_name', 'Kind\nBcc: all@people.example'],
  ['brand_name', 'Kind <b>'],
  ['brand_name', 'a\u202eb'],
  ['brand_name', '\u2800\u3164'],
  ['brand_name', '\u00ad'],
  ['company_name', 'Kind\u200b Ltd'],
  ['office_address', '1 Road\n\u2066Leeds'],
  ['live_chat_url', 'https://chat.example/\u202eb'],
  ['social_links', 'Social\u200b https://social.example/kind'],
  ['company_tax_number', '1'],
  ['company_tax_number', '1955839662'],
  ['company_tax_number', '19558 39661'],
  ['company_tax_number', 'AB123456C'],
  ['support_email', 'help'],
  ['support_email', 'help@kind.example>, <x@y.example'],
  ['support_email', 'help@kind.example?bcc=x@y.example'],
  ['sender_email', ''],
  ['support_phone', 'call us'],
  ['live_chat_url', 'javascript:alert(1)'],
  ['live_chat_url', 'http://kind.example'],
  ['office_address', ''],
  ['social_links', 'https://social.example/kind'],
  ['social_links', 'Social javascript:alert(1)'],
] as const)('%s refuses %j', (name, text) => {
  expect(isTextAllowed(name, text)).toBe(false);
});

test('a UTR is the ten digits that are reported', () => {
  expect(isTextAllowed('company_tax_number', '1955839661')).toBe(true);
});

describe('the brand', () => {
  test('is what the texts say', () => {
    const brand = brandOf({
      ...defaultTexts,
      brand_name: 'Kind',
      live_chat_url: 'https://chat.example',
      office_address: '1 Road\n\n London ',
      social_links: 'The Pictures https://pictures.example/kind\nClips https://clips.example',
    });

    expect(brand).toMatchObject({
      name: 'Kind',
      supportEmail: 'support@freely.example',
      liveChat: 'https://chat.example',
      office: ['1 Road', 'London'],
      social: [
        { name: 'The Pictures', url: 'https://pictures.example/kind' },
        { name: 'Clips', url: 'https://clips.example' },
      ],
    });
  });

  test('without any, is that of a new market', () => {
    expect(brandOf()).toMatchObject({ name: 'Freely', liveChat: null, social: [] });
  });
});
