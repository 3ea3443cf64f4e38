import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { AddressField, type AddressSuggestion } from './index.ts';

const PLACES: AddressSuggestion[] = [
  { id: 'a', text: 'Northfield Road, London', detail: 'SW11' },
  { id: 'b', text: 'Northfields, London', detail: 'W13' },
];

type Find = (text: string, signal: AbortSignal) => Promise<AddressSuggestion[]>;

const findPlaces: Find = async (text) =>
  PLACES.filter((place) => place.text.toLowerCase().includes(text.toLowerCase()));

function Example({ search = findPlaces, onSelect = () => {} }: Partial<ExampleProps>) {
  const [text, setText] = useState('');
  return (
    <AddressField
      label="Address"
      text={text}
      onTextChange={setText}
      onSelect={onSelect}
      search={search}
    />
  );
}

interface ExampleProps {
  search: Find;
  onSelect: (place: AddressSuggestion) => void;
}

const field = () => screen.getByRole('combobox', { name: 'Address' });

describe('by keyboard', () => {
  test('the arrow keys move to a suggestion and Enter picks it', async () => {
    const onSelect = jest.fn();
    const { user } = renderPart(<Example onSelect={onSelect} />);

    await user.type(field(), 'north');
    await screen.findByRole('option', { name: /Northfields/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /Northfields/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');

    expect(onSelect).toHaveBeenCalledWith(PLACES[1]);
    expect(field()).toHaveValue('Northfields, London');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('the active option is announced while the focus stays in the field', async () => {
    const { user } = renderPart(<Example />);
    await user.type(field(), 'north');
    await screen.findByRole('listbox');

    await user.keyboard('{ArrowUp}');

    const last = screen.getByRole('option', { name: /Northfields/ });
    expect(field()).toHaveAttribute('aria-activedescendant', last.id);
    expect(field()).toHaveFocus();
  });

  test('Escape closes the list and keeps what was typed', async () => {
    const { user } = renderPart(<Example />);
    await user.type(field(), 'north');
    await screen.findByRole('listbox');

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveValue('north');
  });

  test('Enter without an active suggestion picks nothing and submits the form', async () => {
    const onSelect = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { user } = renderPart(
      <form onSubmit={onSubmit}>
        <Example onSelect={onSelect} />
      </form>,
    );
    await user.type(field(), 'north');
    await screen.findByRole('listbox');

    await user.keyboard('{Enter}');

    expect(onSelect).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

test('a click on a suggestion picks it and leaves the focus in the field', async () => {
  const onSelect = jest.fn();
  const { user } = renderPart(<Example onSelect={onSelect} />);
  await user.type(field(), 'north');

  await user.click(await screen.findByRole('option', { name: /Northfield Road/ }));

  expect(onSelect).toHaveBeenCalledWith(PLACES[0]);
  expect(field()).toHaveFocus();
});

test('only the newest search counts: older ones are aborted', async () => {
  const searches: { text: string; signal: AbortSignal }[] = [];
  const search: Find = (text, signal) => {
    searches.push({ text, signal });
    return text === 'no' ? new Promise(() => {}) : Promise.resolve(PLACES);
  };
  const { user } = renderPart(<Example search={search} />);

  await user.type(field(), 'no');
  await waitFor(() => expect(searches).toHaveLength(1));
  await user.type(field(), 'r');
  await screen.findByRole('listbox');

  expect(searches.map(({ text, signal }) => [text, signal.aborted])).toEqual([
    ['no', true],
    ['nor', false],
  ]);
});

test('an empty result and a failed search are announced, and typing continues', async () => {
  const search: Find = (text) =>
    text === 'xx' ? Promise.resolve([]) : Promise.reject(new Error('offline'));
  const { user } = renderPart(<Example search={search} />);

  await user.type(field(), 'xx');
  expect(await screen.findByText(/No address found/)).toBeInTheDocument();
  await user.type(field(), 'y');

  expect(await screen.findByText(/could not be looked up/)).toBeInTheDocument();
  expect(field()).toHaveValue('xxy');
  expect(field()).toHaveFocus();
});

test('it is accessible, closed and open', async () => {
  const { user } = renderPart(<Example />);
  await expectAccessible();
  await user.type(field(), 'north');
  await screen.findByRole('listbox');

  await expectAccessible();
});
