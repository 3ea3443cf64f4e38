import { renderPart } from '@freely/ui/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Seal } from './seal.tsx';

test('the seal always says what was checked', () => {
  renderPart(<Seal label="Documents checked" />);

  expect(screen.getByRole('img', { name: 'Documents checked' })).toBeInTheDocument();
});
