import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { PlaceMap } from './index.ts';

const fakeMapsApi = readFileSync(
  join(import.meta.dirname, '../../../../apps/gallery/src/fakes/google-maps.js'),
  'utf8',
);
const place = { lat: 51.47, lng: -0.16, label: 'Salon area', href: '/map' };
const script = () =>
  document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com/maps/api/js"]');

/** jsdom does not scroll: the test says when the map comes near the viewport. */
let comeNear = () => {};
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      comeNear = () =>
        callback(
          [{ isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  script()?.remove();
});

test('without a key it shows the drawing, and does not load Google’s script', () => {
  renderPart(<PlaceMap {...place} mapsKey={null} />);
  act(() => comeNear());

  expect(screen.getByRole('img', { name: 'Salon area' })).toBeInTheDocument();
  expect(script()).toBeNull();
});

// The loader keeps its state for the lifetime of the page, so this is one test.
test('with a key it shows Google’s map once it is near the viewport, and the drawing before', async () => {
  const { container, unmount } = renderPart(
    <PlaceMap {...place} mapsKey="test-key" radiusMetres={1609.34} />,
  );
  expect(screen.getByRole('img', { name: 'Salon area' })).toBeInTheDocument();
  expect(script()).toBeNull();

  act(() => comeNear());
  expect(screen.getByRole('img', { name: 'Salon area' })).toBeInTheDocument();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(new URL(script()!.src).searchParams.get('key')).toBe('test-key');
  expect(new URL(script()!.src).searchParams.get('region')).toBe('GB');
  // The loader's script arrives.
  new Function(fakeMapsApi)();

  expect(await screen.findByRole('region', { name: 'Salon area' })).toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('[data-kind=circle]')).toBeInTheDocument());
  const circle = container.querySelector<HTMLElement>('[data-kind=circle]');
  expect(JSON.parse(circle!.dataset.options!)).toMatchObject({
    center: { lat: 51.47, lng: -0.16 },
    radius: 1609.34,
  });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await expectAccessible();
  unmount();

  const point = renderPart(<PlaceMap {...place} mapsKey="test-key" />);
  act(() => comeNear());
  await waitFor(() =>
    expect(point.container.querySelector('[data-kind=marker]')).toBeInTheDocument(),
  );
  expect(point.container.querySelector('[data-kind=circle]')).toBeNull();
  const board = point.container.querySelector<HTMLElement>('[data-kind=map]');
  expect(JSON.parse(board!.dataset.options!)).toMatchObject({ zoom: 13 });

  // Google rejects the key: it calls this function, and the drawing is back.
  act(() => (window as unknown as { gm_authFailure: () => void }).gm_authFailure());
  expect(await screen.findByRole('img', { name: 'Salon area' })).toBeInTheDocument();
});
