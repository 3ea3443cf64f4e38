import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
// The build for browsers needs a MessageChannel, which jsdom does not have.
import { renderToString } from 'react-dom/server.edge';
import { useEarlyInput } from './early-input.ts';

const container = document.createElement('div');
const submitted: unknown[] = [];

beforeEach(() => {
  submitted.length = 0;
  document.body.append(container);
});
afterEach(() => container.remove());

function Root({ children }: { children: ReactNode }) {
  useEarlyInput();

  return children;
}

const start = { text: '', about: '', type: 'a', isSure: false, size: 's' };

function Form() {
  const [draft, setDraft] = useState(start);
  const change = (part: Partial<typeof start>) => setDraft((before) => ({ ...before, ...part }));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(draft);
      }}
    >
      <input
        aria-label="Text"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <textarea
        aria-label="About"
        value={draft.about}
        onChange={({ target }) => change({ about: target.value })}
      />
      <select
        aria-label="Type"
        value={draft.type}
        onChange={({ target }) => change({ type: target.value })}
      >
        <option>a</option>
        <option>b</option>
      </select>
      <input
        type="checkbox"
        aria-label="Sure"
        checked={draft.isSure}
        onChange={({ target }) => change({ isSure: target.checked })}
      />
      {['s', 'l'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          aria-label={size}
          checked={draft.size === size}
          onChange={() => change({ size })}
        />
      ))}
      <button type="submit">Send</button>
      <output>{JSON.stringify(draft)}</output>
    </form>
  );
}

/** Shows the prerendered markup, lets somebody act on it, and only then runs the code. */
async function actBeforeHydration(action: () => void) {
  const page = (
    <Root>
      <Form />
    </Root>
  );
  container.innerHTML = renderToString(page);
  action();
  await act(async () => {
    render(page, { container, hydrate: true });
  });
}

const known = () => JSON.parse(container.querySelector('output')?.textContent ?? '');
const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('what was typed and chosen before the code ran is known to it', async () => {
  await actBeforeHydration(() => {
    input('Text').value = 'SW11 4NB';
    input('About').value = 'Hello';
    input('Type').value = 'b';
    input('Sure').checked = true;
    input('l').checked = true;
  });

  expect(known()).toEqual({ text: 'SW11 4NB', about: 'Hello', type: 'b', isSure: true, size: 'l' });
  expect(input('Text')).toHaveValue('SW11 4NB');
  expect(input('Sure')).toBeChecked();
  expect(input('l')).toBeChecked();
  expect(submitted).toEqual([]);
});

test('a field that nobody touched is not told to have changed', async () => {
  await actBeforeHydration(() => {});

  expect(known()).toEqual(start);
});

test('a form that was sent before the code ran is sent with what was typed, once', async () => {
  await actBeforeHydration(() => {
    input('Text').value = 'SW11 4NB';
    document.documentElement.dataset.earlySubmit = '0';
  });

  await waitFor(() => expect(submitted).toEqual([{ ...start, text: 'SW11 4NB' }]));
  expect(document.documentElement).not.toHaveAttribute('data-early-submit');
});
