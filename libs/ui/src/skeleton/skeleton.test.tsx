/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Skeleton } from './index.ts';

test('prerendered markup has no style attribute', () => {
  const markup = renderToStaticMarkup(<Skeleton width="12ch" height="3rem" />);

  expect(markup).toMatch(/^<span class="[^"]+"><\/span>$/);
});
