import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { renderPart } from '../testing/render-part.tsx';
import { preventStyleTags } from './prevent-style-tags.ts';

const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

// Under NODE_ENV=test react-aria adds no style tag; it must add none in production either (D38).
test('react-aria adds no style tag', () => {
  process.env.NODE_ENV = 'production';
  preventStyleTags();

  renderPart(<Button>Press</Button>);

  expect(screen.getByRole('button')).toHaveAttribute('data-react-aria-pressable');
  expect(document.head.querySelectorAll('style')).toHaveLength(0);
});
