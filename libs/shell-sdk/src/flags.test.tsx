import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { setFlags, useFlag } from './flags.ts';

declare module './flags.ts' {
  interface FeatureFlags {
    'rewards-history': true;
  }
}

function History() {
  return <p>{useFlag('rewards-history') ? 'History' : 'Soon'}</p>;
}

test('a flag is off until the page says that it is on', () => {
  render(<History />);
  expect(screen.getByText('Soon')).toBeInTheDocument();

  act(() => setFlags(['rewards-history']));
  expect(screen.getByText('History')).toBeInTheDocument();
});

test('a flag that no remote declares does not compile', () => {
  // @ts-expect-error: rewards-histroy is not declared.
  const read = () => useFlag('rewards-histroy');

  expect(read).toBeInstanceOf(Function);
});
