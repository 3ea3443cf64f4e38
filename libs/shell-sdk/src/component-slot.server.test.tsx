/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { ComponentSlot } from './component-slot.tsx';
import { slotStore } from './index.ts';

test('a prerendered page has no components, so that it hydrates whatever was loaded', () => {
  const Component = () => <p>From another team</p>;
  slotStore.setState({ 'shell/not-found': [{ remote: 'mfe-a', Component, onError: () => {} }] });
  const page = (
    <main>
      <ComponentSlot name="shell/not-found" props={{}} />
    </main>
  );

  expect(renderToString(page)).toBe('<main></main>');
});
