import { expect } from '@jest/globals';
import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Fails with the violated axe rules. jsdom does not paint, so colours are checked in e2e. */
export async function expectAccessible(tree: Element = document.body): Promise<void> {
  // In `act`, so that what is being looked at does not change meanwhile.
  const { violations } = await act(() =>
    axe.run(tree, {
      // The landmarks around a page or a component belong to the shell.
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    }),
  );

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
