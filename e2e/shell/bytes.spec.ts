// What pages make people download, beside what is written in apps/<unit>/bytes.json.
import { outgrownPages } from '@freely/tools/bytes/outgrown-pages';
import { builtBytes, writtenBytes } from '@freely/tools/bytes/unit-bytes';
import { expect, test } from '../pages/test.ts';

test('no page has outgrown its bytes: npm run bytes -- --write, with a reason in the commit', () => {
  expect(outgrownPages(builtBytes(), writtenBytes())).toEqual([]);
});
