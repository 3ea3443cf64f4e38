import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import {
  CheckboxField,
  ChoiceCards,
  DateOfBirthField,
  type DateParts,
  PasswordField,
  RadioGroupField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from './index.ts';

describe('hint and error', () => {
  test('a hint describes the field until an error replaces it', () => {
    const { rerender } = renderPart(<TextField label="Phone" hint="11 digits" />);
    const field = screen.getByRole('textbox', { name: 'Phone' });
    expect(field).toHaveAccessibleDescription('11 digits');
    expect(field).toBeValid();

    rerender(<TextField label="Phone" hint="11 digits" error="Enter a phone number" />);

    expect(field).toHaveAccessibleDescription('Enter a phone number');
    expect(field).toBeInvalid();
    expect(screen.queryByText('11 digits')).not.toBeInTheDocument();
  });

  test.each([
    ['TextAreaField', <TextAreaField key="1" label="Field" error="Wrong" />],
    ['SelectField', <SelectField key="2" label="Field" error="Wrong" options={[]} />],
    ['PasswordField', <PasswordField key="3" label="Field" error="Wrong" />],
    ['CheckboxField', <CheckboxField key="4" label="Field" error="Wrong" />],
  ])('%s is described by its error', (_name, part) => {
    renderPart(part);
    const field = screen.getByLabelText('Field');

    expect(field).toHaveAccessibleDescription('Wrong');
    expect(field).toBeInvalid();
  });

  test('a radio group is described by its error', () => {
    renderPart(
      <RadioGroupField
        legend="Where"
        options={[{ value: 'home', label: 'At home' }]}
        value={null}
        onChange={() => {}}
        error="Choose a place"
      />,
    );

    expect(screen.getByRole('group', { name: 'Where' })).toHaveAccessibleDescription(
      'Choose a place',
    );
  });
});

test('a field accepts the props that a form library registers', async () => {
  const registered = {
    name: 'phone',
    onChange: jest.fn(async () => {}),
    onBlur: jest.fn(async () => {}),
    ref: jest.fn<(field: HTMLInputElement | null) => void>(),
  };
  const { user } = renderPart(<TextField label="Phone" {...registered} />);

  await user.type(screen.getByLabelText('Phone'), '07');
  await user.tab();

  expect(registered.ref.mock.lastCall).toEqual([screen.getByLabelText('Phone')]);
  expect(registered.onChange).toHaveBeenCalledTimes(2);
  expect(registered.onBlur).toHaveBeenCalledTimes(1);
});

test('a password can be shown', async () => {
  const { user } = renderPart(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'secret');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show password' }));

  expect(field).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show password' })).toBePressed();
});

test('a counter includes the initial text, and the limit is enforced', async () => {
  const { user } = renderPart(<TextAreaField label="Review" counter={5} defaultValue="Go" />);
  expect(screen.getByText('2 of 5 characters')).toBeInTheDocument();

  await user.type(screen.getByLabelText('Review'), 'od work');

  expect(screen.getByLabelText('Review')).toHaveValue('Good ');
  expect(screen.getByText('5 of 5 characters')).toBeInTheDocument();
});

test('a placeholder is the empty option of a select', async () => {
  const { user } = renderPart(
    <SelectField
      label="Who"
      placeholder="Anyone"
      options={[{ value: 'hair', label: 'Hairdresser' }]}
    />,
  );
  const field = screen.getByLabelText('Who');
  expect(field).toHaveDisplayValue('Anyone');

  await user.selectOptions(field, 'Hairdresser');

  expect(field).toHaveValue('hair');
});

test('cards are chosen with the arrow keys', async () => {
  const onChange = jest.fn();
  const { user } = renderPart(
    <ChoiceCards
      legend="Where"
      options={[
        { value: 'home', label: 'At my home', description: '£6.00 call-out charge' },
        { value: 'salon', label: 'At the salon' },
      ]}
      value="home"
      onChange={onChange}
    />,
  );

  await user.tab();
  await user.keyboard('{ArrowDown}');

  expect(onChange).toHaveBeenCalledWith('salon');
});

describe('date of birth', () => {
  function Birth({ onBlur }: { onBlur?: () => void }) {
    const [value, setValue] = useState<DateParts>({ day: '', month: '', year: '' });
    return (
      <>
        <DateOfBirthField label="Date of birth" value={value} onChange={setValue} onBlur={onBlur} />
        <output>{JSON.stringify(value)}</output>
      </>
    );
  }

  test('is three selects with two-digit numbers, as the API expects', async () => {
    const { user } = renderPart(<Birth />);
    const group = within(screen.getByRole('group', { name: 'Date of birth' }));

    await user.selectOptions(group.getByLabelText('Day'), '07');
    await user.selectOptions(group.getByLabelText('Month'), '03');
    await user.selectOptions(group.getByLabelText('Year'), '1990');

    expect(screen.getByText('{"day":"07","month":"03","year":"1990"}')).toBeInTheDocument();
  });

  test('calls onBlur only when the focus leaves all three', async () => {
    const onBlur = jest.fn();
    const { user } = renderPart(<Birth onBlur={onBlur} />);
    await user.click(screen.getByLabelText('Day'));

    await user.tab();
    await user.tab();
    expect(onBlur).not.toHaveBeenCalled();

    await user.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  test('goes from 1950 to 2019 (D45)', () => {
    renderPart(<Birth />);
    const years = [...screen.getByLabelText<HTMLSelectElement>('Year').options].map(
      (option) => option.value,
    );

    expect(years.slice(0, 2)).toEqual(['', '1950']);
    expect(years.at(-1)).toBe('2019');
  });
});

test('fields are accessible', async () => {
  renderPart(
    <>
      <TextField label="Phone" error="Enter a phone number" affix="£" />
      <TextField label="Search" isLabelHidden />
      <PasswordField label="Password" />
      <TextAreaField label="Review" counter={255} />
      <CheckboxField label="I agree" hint="To the terms" />
      <SwitchField label="Monday" />
      <RadioGroupField
        legend="Miles"
        layout="cells"
        options={[{ value: '10', label: '10' }]}
        value="10"
        onChange={() => {}}
      />
      <DateOfBirthField
        label="Date of birth"
        value={{ day: '', month: '', year: '' }}
        onChange={() => {}}
        error="You must be over 18"
      />
    </>,
  );

  await expectAccessible();
});
