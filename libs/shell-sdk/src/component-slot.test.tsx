import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { ComponentSlot } from './component-slot.tsx';
import { type LoadedComponent, setSlotLoader, slotStore } from './index.ts';

const page = (
  <main>
    <h1>A page</h1>
    <ComponentSlot name="shell/not-found" props={{}} />
  </main>
);

const component = (remote: string, Component: LoadedComponent['Component']) => ({
  remote,
  Component,
  onError: jest.fn(),
});

const fill = (...components: LoadedComponent[]) =>
  slotStore.setState({ 'shell/not-found': components });

test('a slot shows the components that were loaded for it, and is empty before', async () => {
  setSlotLoader(async (name) => {
    slotStore.setState({ [name]: [component('mfe-a', () => <p>From another team</p>)] });
  });
  render(page);

  expect(await screen.findByText('From another team')).toBeVisible();
  act(() => fill());
  expect(screen.queryByText('From another team')).toBeNull();
});

test('a component that breaks leaves the page and the other components whole, and is told of it', () => {
  setSlotLoader(async () => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = component('mfe-a', () => {
    throw new Error('It is broken.');
  });
  fill(
    broken,
    component('mfe-b', () => <p>From a third team</p>),
  );
  render(page);

  expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible();
  expect(screen.getByText('From a third team')).toBeVisible();
  expect(broken.onError).toHaveBeenCalledWith(new Error('It is broken.'));
});
