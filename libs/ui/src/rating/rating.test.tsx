import { expect, test } from '@jest/globals';
import { renderPart } from '../testing/render-part.tsx';
import { Rating, Stars } from './index.ts';

/** The text that a screen reader reads: everything that is not hidden from it. */
function spoken(container: Element) {
  const copy = container.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent;
}

test.each([
  [<Rating key="1" value={4.9} count={127} />, 'Rated 4.9 out of 5 from 127 reviews'],
  [<Rating key="2" value={5} count={1} />, 'Rated 5.0 out of 5 from 1 review'],
  [<Rating key="3" value={4} />, 'Rated 4.0 out of 5'],
])('is read as a sentence', (part, words) => {
  const { container } = renderPart(part);

  expect(spoken(container)).toBe(words);
});

test('shows the number beside the star', () => {
  const { container } = renderPart(<Rating value={4.9} count={127} />);

  expect(container).toHaveTextContent('4.9(127 reviews)');
});

test.each([
  [4.9, 5, 0],
  [4.6, 4, 1],
  [4.5, 4, 1],
  [4.2, 4, 0],
  [0.5, 0, 1],
])('%f is drawn as %i whole and %i half stars', (value, whole, half) => {
  const { container } = renderPart(<Stars value={value} />);
  const stars = [...container.querySelectorAll('svg')];
  const parts = stars.map((star) => ({
    filled: star.querySelector('[fill="currentColor"]') !== null,
    outlined: star.querySelector('[fill="none"]') !== null,
  }));

  expect(parts.filter((part) => part.filled && !part.outlined)).toHaveLength(whole);
  expect(parts.filter((part) => part.filled && part.outlined)).toHaveLength(half);
});
