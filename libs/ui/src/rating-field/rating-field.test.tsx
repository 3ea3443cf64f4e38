import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { RatingField, type RatingFieldProps } from './index.ts';

function Example(props: Partial<RatingFieldProps>) {
  const [value, setValue] = useState<number | null>(null);
  return <RatingField label="Friendliness" value={value} onChange={setValue} {...props} />;
}

const slider = () => screen.getByRole('slider', { name: 'Friendliness' });

/** Makes the stars 200 pixels wide, since jsdom has no layout. */
function starsOf(input: HTMLElement) {
  const stars = input.parentElement!;
  stars.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
  return stars;
}

// jsdom has no PointerEvent; React only checks the event type.
function press(type: string, target: HTMLElement, at: MouseEventInit) {
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, ...at }));
}

test('describes the rating in words, also when there is none yet', () => {
  renderPart(<Example />);
  expect(slider()).toHaveAttribute('aria-valuetext', 'Not rated yet');

  fireEvent.change(slider(), { target: { value: '4.5' } });

  expect(slider()).toHaveAttribute('aria-valuetext', '4.5 out of 5');
  expect(screen.getByText('4.5 out of 5')).toBeInTheDocument();
});

test('a rating cannot be cleared again', () => {
  renderPart(<Example />);
  fireEvent.change(slider(), { target: { value: '3' } });

  fireEvent.change(slider(), { target: { value: '0' } });

  expect(slider()).toHaveValue('0.5');
});

test.each([
  [101, 0.5],
  [119, 0.5],
  [121, 1],
  [279, 4.5],
  [299, 5],
  [400, 5],
  [20, 0.5],
])('a press at %i rates %f', (clientX, rating) => {
  const onChange = jest.fn();
  renderPart(<Example onChange={onChange} />);

  press('pointerdown', starsOf(slider()), { clientX, buttons: 1 });

  expect(onChange.mock.calls).toEqual([[rating]]);
  expect(slider()).toHaveFocus();
});

test('a press just after the focus came, as by a double click on Submit, rates nothing', () => {
  const onChange = jest.fn();
  const onFocus = jest.fn();
  renderPart(<Example onChange={onChange} onFocus={onFocus} />);
  const stars = starsOf(slider());
  const now = jest.spyOn(MouseEvent.prototype, 'timeStamp', 'get');

  slider().focus();
  const came = onFocus.mock.calls[0] as [{ timeStamp: number }];
  now.mockReturnValue(came[0].timeStamp + 300);
  press('pointerdown', stars, { clientX: 199, buttons: 1 });
  press('pointermove', stars, { clientX: 210, buttons: 1 });
  expect(onChange).not.toHaveBeenCalled();

  now.mockReturnValue(came[0].timeStamp + 600);
  press('pointerdown', stars, { clientX: 199, buttons: 1 });
  expect(onChange.mock.calls).toEqual([[2.5]]);
  now.mockRestore();
});

test('a pressed pointer changes the rating by moving, a hovering one does not', () => {
  renderPart(<Example />);
  const stars = starsOf(slider());

  press('pointermove', stars, { clientX: 199, buttons: 0 });
  expect(slider()).toHaveValue('0');
  press('pointerdown', stars, { clientX: 199, buttons: 1 });
  press('pointermove', stars, { clientX: 239, buttons: 1 });

  expect(slider()).toHaveValue('3.5');
});

test('is described by its error', async () => {
  renderPart(<Example error="Please rate the friendliness" />);

  expect(slider()).toHaveAccessibleDescription('Please rate the friendliness');
  expect(slider()).toBeInvalid();
  await expectAccessible();
});

test('a disabled rating ignores presses', () => {
  const onChange = jest.fn();
  renderPart(<Example onChange={onChange} disabled />);

  press('pointerdown', starsOf(slider()), { clientX: 200, buttons: 1 });

  expect(onChange).not.toHaveBeenCalled();
});
