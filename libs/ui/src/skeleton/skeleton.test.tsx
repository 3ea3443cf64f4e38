/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Bone } from './index.ts';

test('a bone in a page made ahead brings no style attribute', () => {
  const markup = renderToStaticMarkup(<Bone width="12ch" height="3rem" />);

  expect(markup).toMatch(/^<span class="[^"]+"><\/span>$/);
});
