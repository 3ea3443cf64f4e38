import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { PriceField, type PriceFieldProps } from './index.ts';
import { readPence, stepPence, writePence } from './price-text.ts';

function Example({ start = null, ...props }: Partial<PriceFieldProps> & { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <PriceField label="Price" value={value} onChange={setValue} {...props} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(1200)}>
        Twelve
      </button>
    </>
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Price' });

describe('typed text', () => {
  test.each([
    ['28', '2800', '28.00'],
    ['28.5', '2850', '28.50'],
    ['28,50', '2850', '28.50'],
    ['.5', '50', '0.50'],
    ['28.509', '2850', '28.50'],
    ['£2a8', '2800', '28.00'],
    ['1,234', '123400', '1234.00'],
    ['1,234.50', '123450', '1234.50'],
    ['123,456.7', '12345670', '123456.70'],
    ['-5', '-500', '-5.00'],
    ['0', '0', '0.00'],
  ])('%s is %s pence, and becomes %s on blur', async (typed, pence, written) => {
    const { user } = renderPart(<Example />);

    await user.type(field(), typed);
    expect(screen.getByText(pence)).toBeInTheDocument();
    await user.tab();

    expect(field()).toHaveValue(written);
  });

  test('is pasted with its sign and commas', async () => {
    const { user } = renderPart(<Example />);
    await user.click(field());

    await user.paste(' £1,234.50');

    expect(field()).toHaveValue('1,234.50');
    expect(screen.getByText('123450')).toBeInTheDocument();
  });

  test('can be cleared', async () => {
    const { user } = renderPart(<Example start={2800} />);

    await user.clear(field());

    expect(screen.getByText('null')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });
});

test('the arrow keys change the price in steps, and not below zero', async () => {
  const { user } = renderPart(<Example start={2830} />);
  await user.click(field());

  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('28.50');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('27.50');
  await user.clear(field());
  await user.keyboard('{ArrowDown}');

  expect(field()).toHaveValue('0.00');
});

test('shows a price that was set elsewhere', async () => {
  const { user } = renderPart(<Example />);
  await user.type(field(), '9');

  await user.click(screen.getByRole('button', { name: 'Twelve' }));

  expect(field()).toHaveValue('12.00');
  expect(field()).toHaveAttribute('aria-valuetext', '£12.00');
});

test('formatting and parsing lose no penny, and a step is always a multiple of the step size', () => {
  const pence = fc.integer({ min: 0, max: 99_999_999 });

  fc.assert(
    fc.property(pence, fc.constantFrom(1, 50), (amount, step) => {
      expect(readPence(writePence(amount))).toBe(amount);
      const up = stepPence(amount, step, 1);
      const down = stepPence(amount, step, -1);
      expect(up % step).toBe(0);
      expect(up).toBeGreaterThan(amount);
      expect(up - amount).toBeLessThanOrEqual(step);
      expect(down).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('it is accessible', async () => {
  renderPart(<Example start={2800} error="Price is required" />);

  await expectAccessible();
});
