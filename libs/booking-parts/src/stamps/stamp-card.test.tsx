import { renderPart } from '@freely/ui/testing';
import { expect, test } from '@jest/globals';
import { StampCard } from './stamp-card.tsx';

test.each([
  [0, 0, '12'],
  [2, 2, ''],
  [3, 3, ''],
])('a card with %i of three stamps', (done, stamps, numbers) => {
  const { container } = renderPart(<StampCard done={done} />);

  expect(container.querySelectorAll('img')).toHaveLength(stamps);
  expect(container).toHaveTextContent(new RegExp(`^${numbers}$`));
});
