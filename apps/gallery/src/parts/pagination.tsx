import { type PageSize, Pagination } from '@freely/ui/pagination';
import { useState } from 'react';
import type { GalleryPart } from '../gallery-part.ts';

function Example({ total, initial, label }: { total: number; initial: number; label: string }) {
  const [page, setPage] = useState(initial);
  const [perPage, setPerPage] = useState<PageSize>(10);

  return (
    <Pagination
      label={label}
      page={page}
      perPage={perPage}
      total={total}
      onPage={setPage}
      onPerPage={(size) => {
        setPerPage(size);
        setPage(1);
      }}
    />
  );
}

export default {
  title: 'Pagination',
  entryPoint: '@freely/ui/pagination',
  about: '“1 to 10 of 34” and the pages. Page sizes are 10, 25, 50 and All.',
  states: [
    {
      name: 'In the middle of many',
      content: <Example total={340} initial={9} label="Pages of practitioners" />,
    },
    {
      name: 'A count that was capped',
      content: (
        <Pagination
          label="Pages of results"
          page={5}
          perPage={10}
          total={50}
          totalIsFloor
          onPage={() => {}}
        />
      ),
    },
    {
      name: 'One page',
      content: (
        <Pagination label="Pages of few" page={1} perPage={10} total={3} onPage={() => {}} />
      ),
    },
  ],
} satisfies GalleryPart;
