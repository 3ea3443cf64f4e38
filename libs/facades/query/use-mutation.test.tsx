import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useMutation } from './index.ts';

interface Sent {
  variables: unknown;
  succeed: () => void;
  fail: () => void;
}

let sent: Sent[];
beforeEach(() => {
  sent = [];
});

const request = (variables: unknown) =>
  new Promise<string>((resolve, reject) => {
    sent.push({
      variables,
      succeed: () => resolve('done'),
      fail: () => reject(new Error('refused')),
    });
  });

function Cancel({ ids, onDone }: { ids: unknown[]; onDone: () => void }) {
  const cancel = useMutation({ mutationFn: request });

  return (
    <>
      {ids.map((id, index) => (
        <button
          type="button"
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          onClick={() => cancel.mutate(id, { onSuccess: onDone })}
        >
          {`Cancel ${index}`}
        </button>
      ))}
      <output>{cancel.status}</output>
    </>
  );
}

function open(ids: unknown[]) {
  const onDone = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Cancel ids={ids} onDone={onDone} />
    </QueryClientProvider>,
  );
  // Both halves of a double click, before the next render.
  const press = (...indices: number[]) =>
    act(async () => {
      for (const index of indices) screen.getByText(`Cancel ${index}`).click();
    });

  return { onDone, press };
}

const expectStatus = (status: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(status));

test('a double click sends one request, and keeps its success', async () => {
  const { onDone, press } = open([{ id: 1 }]);

  await press(0, 0);
  expect(sent).toHaveLength(1);
  sent[0]?.succeed();

  await expectStatus('success');
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('a failed or finished call can be sent again', async () => {
  const { press } = open([{ id: 1 }]);

  await press(0, 0);
  sent[0]?.fail();
  await expectStatus('error');
  await press(0);
  sent[1]?.succeed();
  await expectStatus('success');
  await press(0);

  expect(sent).toHaveLength(3);
});

test('other variables are another call: the next row, another file, on after off', async () => {
  const { press } = open([{ on: true }, { on: false }, new File(['a'], 'a'), new File(['b'], 'b')]);

  await press(0, 1, 0, 2, 3, 3);

  expect(sent.map(({ variables }) => variables)).toEqual([
    { on: true },
    { on: false },
    { on: true },
    expect.any(File),
    expect.any(File),
  ]);
});
