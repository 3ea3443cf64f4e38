import { QueryClient, QueryClientProvider, useQuery } from '@freely/query';
import { toastStore } from '@freely/shell-sdk';
import { API, startTestSession, userWith } from '@freely/shell-sdk/testing/session-and-messages';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useWorkImages, workImagesQuery } from './work-images.ts';

const image = (id: number) => ({ id, src: `/files/${id}.jpg` });
const file = new File(['image'], 'nails.jpg', { type: 'image/jpeg' });

let stored: ReturnType<typeof image>[];
const server = setupServer(http.get(`${API}/practitioner/images`, () => HttpResponse.json(stored)));
beforeAll(() => server.listen());
beforeEach(() => {
  stored = [image(1)];
  toastStore.setState({ toasts: [] });
  startTestSession(userWith({ user_roles: ['practitioner'] }));
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** The list that is shown, and its changes. */
async function start() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { result } = renderHook(
    () => ({
      shown: useQuery(workImagesQuery).data,
      changes: useWorkImages({ setFailed: 'set failed', getFailed: 'get failed' }),
    }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  await waitFor(() => expect(result.current.shown).toEqual([image(1)]));

  return {
    upload: (signal: AbortSignal) =>
      result.current.changes.upload(file, { signal, onProgress: () => {} }),
    expectShown: (ids: number[]) =>
      waitFor(() => expect(result.current.shown).toEqual(ids.map(image))),
  };
}

test('a photo that was stored, though the answer was lost, is shown', async () => {
  server.use(
    http.post(`${API}/practitioner/images`, () => {
      stored.push(image(2));
      return HttpResponse.error();
    }),
  );
  const { upload, expectShown } = await start();

  await expect(upload(new AbortController().signal)).rejects.toMatchObject({ code: 'offline' });
  await expectShown([1, 2]);
  expect(toastStore.getState().toasts).toMatchObject([{ tone: 'warning' }]);
});

test('a photo that was stored before its upload was taken back is shown, without a warning', async () => {
  const abort = new AbortController();
  server.use(
    http.post(`${API}/practitioner/images`, async () => {
      stored.push(image(2));
      abort.abort();
      await delay('infinite');
    }),
  );
  const { upload, expectShown } = await start();

  await expect(upload(abort.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await expectShown([1, 2]);
  expect(toastStore.getState().toasts).toEqual([]);
});
