import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Button } from 'react-aria-components/Button';
import { renderPart } from '../testing/render-part.tsx';
import { keepStyleTagsAway } from './without-style-tags.ts';

const { NODE_ENV } = process.env;

afterEach(() => {
  process.env.NODE_ENV = NODE_ENV;
});

// Under NODE_ENV=test react-aria writes nothing; it must stay quiet as it ships, too (D38).
test('react-aria writes no style tag once it was kept away', () => {
  process.env.NODE_ENV = 'production';
  keepStyleTagsAway();

  renderPart(<Button>Press</Button>);

  expect(screen.getByRole('button')).toHaveAttribute('data-react-aria-pressable');
  expect(document.head.querySelectorAll('style')).toHaveLength(0);
});
