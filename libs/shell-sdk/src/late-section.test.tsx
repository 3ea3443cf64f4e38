import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, type ReactNode, startTransition, useContext, useState } from 'react';
// The build for browsers needs a MessageChannel, which jsdom does not have.
import { renderToString } from 'react-dom/server.edge';
import { LateSection } from './late-section.tsx';

const container = document.createElement('div');
const rendered = jest.fn();
let observed: { target: Element; comeNear: () => void }[] = [];

class Observer {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void;

  constructor(notify: Observer['notify']) {
    this.notify = notify;
  }
  observe(target: Element) {
    observed.push({ target, comeNear: () => this.notify([{ isIntersecting: true }]) });
  }
  disconnect() {}
}

beforeEach(() => {
  observed = [];
  rendered.mockClear();
  document.body.append(container);
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => container.remove());

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  rendered(name);

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  );
}

const Place = createContext('home');
let moveTo: (place: string) => void;

/** Like a router: what it provides changes in a transition. */
function Places() {
  const [place, setPlace] = useState('home');
  moveTo = (next) => startTransition(() => setPlace(next));

  return (
    <Place value={place}>
      <h1>{place}</h1>
      <LateSection>
        <Current />
      </LateSection>
    </Place>
  );
}
function Current() {
  return <p>You are at {useContext(Place)}</p>;
}

const counters = (
  <main>
    <Counter name="First" />
    <LateSection aria-label="Below">
      <Counter name="Second" />
    </LateSection>
  </main>
);

async function hydrate(page: ReactNode = counters) {
  container.innerHTML = renderToString(page);
  rendered.mockClear();
  await act(async () => {
    render(page, { container, hydrate: true });
  });
}
const second = () => screen.getByRole('button', { name: /^Second/ });

test('a prerendered section is read at once, and its components run when it is nearly in sight', async () => {
  await hydrate();
  const prerendered = second();
  expect(rendered.mock.calls).toEqual([['First']]);

  await act(async () => {
    for (const { comeNear } of observed) comeNear();
  });

  expect(rendered).toHaveBeenCalledWith('Second');
  expect(second()).toBe(prerendered);
});

test('only a prerendered section says so: one that React has created is laid out at once', async () => {
  await hydrate();
  const below = screen.getByRole('region', { name: 'Below' });
  expect(below).toHaveAttribute('data-prerendered');
  await act(async () => {
    for (const { comeNear } of observed) comeNear();
  });
  expect(below).toHaveAttribute('data-prerendered');

  await act(async () => {
    render(
      <LateSection aria-label="Created">
        <p>Text</p>
      </LateSection>,
    );
  });

  expect(screen.getByRole('region', { name: 'Created' })).not.toHaveAttribute('data-prerendered');
});

test('a click in a section that still waits is answered, on the same element', async () => {
  await hydrate();
  const prerendered = second();

  await userEvent.click(prerendered);

  expect(prerendered).toHaveTextContent('Second 1');
  expect(second()).toBe(prerendered);
});

test('the first action on the page makes every section ready', async () => {
  await hydrate();

  await userEvent.click(screen.getByRole('button', { name: /^First/ }));

  expect(rendered).toHaveBeenCalledWith('Second');
});

test('a section that the browser renders is ready at once', async () => {
  render(counters, { container });
  await userEvent.click(screen.getByRole('button', { name: /^First/ }));

  expect(rendered).toHaveBeenCalledWith('Second');
  expect(observed).toEqual([]);
});

test('what changes above a section that waits does not wait for it', async () => {
  await hydrate(<Places />);
  expect(observed).toHaveLength(1);

  await act(async () => moveTo('results'));

  expect(screen.getByRole('heading')).toHaveTextContent('results');
  expect(screen.getByText('You are at results')).toBeVisible();
});
