import { createI18n, ENGLISH, I18nextProvider } from '@freely/i18n';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useRef, useState } from 'react';
// The build for browsers needs a MessageChannel, which jsdom does not have.
import { renderToString } from 'react-dom/server.edge';
import uiMessages from '../locales/en-GB/ui.json' with { type: 'json' };
import { AddressField } from './address-field/index.ts';
import { SelectField } from './field/index.ts';
import { useEarlierInput } from './use-earlier-input.ts';

const i18n = createI18n(ENGLISH, { catalogues: { ui: uiMessages } });
const container = document.createElement('div');

beforeEach(() => document.body.append(container));
afterEach(() => container.remove());

/** Shows the prerendered markup, lets somebody act on it, and only then runs the code. */
async function actBeforeHydration(page: ReactNode, action: () => void) {
  const whole = <I18nextProvider i18n={i18n}>{page}</I18nextProvider>;
  container.innerHTML = renderToString(whole);
  action();
  await act(async () => {
    render(whole, { container, hydrate: true });
  });
}

function Search() {
  const [text, setText] = useState('');

  return (
    <>
      <AddressField
        label="Address"
        text={text}
        onTextChange={setText}
        onSelect={() => {}}
        search={async () => [{ id: 'a', text: 'Northfield Road, London' }]}
      />
      <output>{text}</output>
    </>
  );
}

const address = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' });

test('an address that was typed before the code ran is kept, and brings suggestions', async () => {
  await actBeforeHydration(<Search />, () => {
    address().focus();
    address().value = 'north';
  });

  expect(await screen.findByRole('option', { name: /Northfield Road/ })).toBeInTheDocument();
  expect(address()).toHaveValue('north');
  expect(container.querySelector('output')).toHaveTextContent('north');
});

test('an address in a field that was left again is kept without suggestions', async () => {
  await actBeforeHydration(<Search />, () => {
    address().value = 'north';
  });

  expect(container.querySelector('output')).toHaveTextContent('north');
  expect(address()).toHaveAttribute('aria-expanded', 'false');
});

function Choice() {
  const [value, setValue] = useState('a');
  const field = useRef<HTMLSelectElement>(null);
  useEarlierInput(() => field.current, value, setValue);

  return (
    <SelectField
      ref={field}
      label="Type"
      options={['a', 'b'].map((each) => ({ value: each, label: each }))}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

test('a choice that was made before the code ran is kept', async () => {
  await actBeforeHydration(<Choice />, () => {
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' }).value = 'b';
  });

  expect(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('b');
});
