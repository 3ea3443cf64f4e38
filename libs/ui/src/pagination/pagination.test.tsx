import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { Pagination } from './index.ts';
import { pageEntries, rowRange } from './page-range.ts';

describe('the pages to offer', () => {
  test.each([
    [1, 1, [1]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  ] as const)('page %i of %i', (page, pages, entries) => {
    expect(pageEntries(page, pages)).toEqual(entries);
  });

  test('include the first, last and current page, in order, and are at most seven', () => {
    const place = fc
      .integer({ min: 1, max: 500 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

    fc.assert(
      fc.property(place, ([page, pages]) => {
        const entries = pageEntries(page, pages);
        const numbers = entries.filter((entry) => entry !== 'gap');
        expect(entries.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      }),
    );
  });
});

test('the last page may be short', () => {
  expect(rowRange(1, 10, 34)).toEqual([1, 10]);
  expect(rowRange(4, 10, 34)).toEqual([31, 34]);
});

test('shows the current range, and reports the requested page', async () => {
  const onPage = jest.fn();
  const { user } = renderPart(<Pagination page={2} perPage={10} total={34} onPage={onPage} />);
  expect(screen.getByText('11 to 20 of 34')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('button', { name: 'Page 4' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));

  expect(onPage.mock.calls).toEqual([[4], [3], [1]]);
});

test('the numbers of a million rows have their thousands grouped', () => {
  renderPart(<Pagination page={114_768} perPage={10} total={1_147_686} onPage={() => {}} />);

  expect(screen.getByText('1,147,671 to 1,147,680 of 1,147,686')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Page 114,769' })).toHaveTextContent('114,769');
});

test('a capped count says “more than”, and there is a page after the last known one', () => {
  renderPart(<Pagination page={5} perPage={10} total={50} totalIsFloor onPage={() => {}} />);

  expect(screen.getByText('41 to 50 of more than 50')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled');
});

test('a single page has no page buttons, and an empty list renders nothing', () => {
  const { rerender, container } = renderPart(
    <Pagination page={1} perPage={10} total={3} onPage={() => {}} />,
  );
  expect(screen.getByText('1 to 3 of 3')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  rerender(<Pagination page={1} perPage={10} total={0} onPage={() => {}} />);

  expect(container).toBeEmptyDOMElement();
});

test('the size of a page can be chosen, up to all', async () => {
  const onPerPage = jest.fn();
  const { user, rerender } = renderPart(
    <Pagination page={1} perPage={10} total={34} onPage={() => {}} onPerPage={onPerPage} />,
  );

  await user.selectOptions(screen.getByLabelText('Rows on a page'), '25');
  await user.selectOptions(screen.getByLabelText('Rows on a page'), 'All');
  expect(onPerPage.mock.calls).toEqual([[25], ['all']]);

  rerender(
    <Pagination page={1} perPage="all" total={34} onPage={() => {}} onPerPage={onPerPage} />,
  );
  expect(screen.getByText('1 to 34 of 34')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('it is accessible', async () => {
  renderPart(<Pagination page={9} perPage={10} total={340} onPage={() => {}} />);

  await expectAccessible();
});
