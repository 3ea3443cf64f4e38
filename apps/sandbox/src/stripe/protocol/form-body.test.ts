import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodeForm } from '../../browser/form-encoding.ts';
import { parseForm } from './form-body.ts';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

test('hashes and lists are parsed at any depth', () => {
  expect(plain(parseForm('a[b][c]=1&list[0]=x&list[1]=y&open[]=1&open[]=2&rows[0][id]=7'))).toEqual(
    {
      a: { b: { c: '1' } },
      list: ['x', 'y'],
      open: ['1', '2'],
      rows: [{ id: '7' }],
    },
  );
  expect(parseForm('__proto__[polluted]=1')).not.toHaveProperty('polluted');
  expect({}).not.toHaveProperty('polluted');
});

test('the server parses the form that the browser encodes', () => {
  const name = fc.stringMatching(/^[a-z_]{1,8}$/);
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.string(),
      fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
      fc.dictionary(name, tie('tree'), { minKeys: 1, maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(name, tree), (values) => {
      expect(plain(parseForm(encodeForm(values).toString()))).toEqual(plain(values));
    }),
  );
});
