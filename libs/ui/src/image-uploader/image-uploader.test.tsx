import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { ImageUploader, type ImageUploaderProps, type UploadedImage } from './index.ts';

const imageFile = (name: string, type = 'image/png') => new File(['x'], name, { type });
const imagesOf = (count: number): UploadedImage[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, src: `/${index + 1}.webp` }));

// jsdom decodes no images: every file is an image of ten by ten pixels, except the broken one.
beforeEach(() => {
  globalThis.createImageBitmap = jest.fn(async (source: unknown) => {
    if ((source as File).name === 'broken.png') throw new Error('not an image');
    return { width: 10, height: 10, close() {} };
  }) as never;
  URL.createObjectURL = () => 'blob:image';
  URL.revokeObjectURL = () => {};
});

function Example({ count = 0, ...props }: Partial<ImageUploaderProps> & { count?: number }) {
  const [images, setImages] = useState(() => imagesOf(count));
  return (
    <ImageUploader
      label="Photos of your work"
      images={images}
      upload={async (file) => setImages((now) => [...now, { id: file.name, src: '/new.webp' }])}
      onRemove={(id) => setImages((now) => now.filter((image) => image.id !== id))}
      onReorder={(ids) =>
        setImages((now) => ids.flatMap((id) => now.filter((image) => image.id === id)))
      }
      {...props}
    />
  );
}

const input = () => screen.getByLabelText(/Add photos/);
const sources = () => screen.getAllByRole('img').map((img) => img.getAttribute('src'));

test('several images are uploaded one after another', async () => {
  const { user } = renderPart(<Example />);

  await user.upload(input(), [imageFile('a.png'), imageFile('b.gif', 'image/gif')]);

  expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeInTheDocument();
});

test('above the limit only the first images are accepted, and onRefused is called', async () => {
  const onRefused = jest.fn();
  const { user } = renderPart(<Example count={9} max={10} onRefused={onRefused} />);

  await user.upload(input(), [imageFile('a.png'), imageFile('b.png')]);

  expect(await screen.findByRole('img', { name: 'Photo 10 of 10' })).toBeInTheDocument();
  expect(onRefused.mock.calls).toEqual([['limit']]);
});

test('a file of another type and a broken image show an error', async () => {
  renderPart(<Example />);
  // Dropped files are not limited by `accept`.
  const user = userEvent.setup({ applyAccept: false });

  await user.upload(input(), imageFile('cv.pdf', 'application/pdf'));
  expect(input()).toHaveAccessibleDescription('Please add a GIF, JPEG, PNG or BMP image');
  expect(screen.getByRole('alert')).toHaveTextContent('Please add a GIF, JPEG, PNG or BMP image');
  await user.upload(input(), imageFile('broken.png'));

  await waitFor(() => expect(input()).toHaveAccessibleDescription('broken.png cannot be read'));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('an image that failed to upload is kept, and can be retried', async () => {
  const upload = jest.fn(async () => {});
  upload.mockRejectedValueOnce(new Error('offline'));
  const { user } = renderPart(<Example upload={upload} />);
  await user.upload(input(), imageFile('a.png'));
  expect(await screen.findByRole('alert')).toHaveTextContent('a.png could not be uploaded');

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  expect(upload).toHaveBeenCalledTimes(2);
});

test('shows the upload progress, and can be cancelled', async () => {
  let uploadSignal: AbortSignal | undefined;
  const upload: ImageUploaderProps['upload'] = (_file, { onProgress, signal }) => {
    uploadSignal = signal;
    onProgress(0.4);
    return new Promise(() => {});
  };
  const { user } = renderPart(<Example upload={upload} />);
  await user.upload(input(), imageFile('a.png'));
  const bar = await screen.findByRole('progressbar', { name: 'Uploading a.png' });
  expect(bar).toHaveAttribute('aria-valuenow', '40');

  await user.click(screen.getByRole('button', { name: 'Remove a.png' }));

  expect(uploadSignal?.aborted).toBe(true);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('an image is removed only after confirmation', async () => {
  const { user } = renderPart(<Example count={2} />);
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await user.click(await screen.findByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sources()).toEqual(['/1.webp', '/2.webp']);

  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(await screen.findByRole('dialog', { name: 'Delete this image?' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sources()).toEqual(['/2.webp']);
});

test('images are reordered by buttons, keys and dragging', async () => {
  const { user } = renderPart(<Example count={3} />);

  await user.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
  expect(sources()).toEqual(['/2.webp', '/1.webp', '/3.webp']);
  expect(screen.getByRole('status')).toHaveTextContent('Photo moved to place 2 of 3');
  await user.keyboard('{End}');
  expect(sources()).toEqual(['/2.webp', '/3.webp', '/1.webp']);

  const [first, , last] = screen.getAllByRole('listitem');
  fireEvent.dragStart(last!, { dataTransfer: {} });
  fireEvent.drop(first!);

  expect(sources()).toEqual(['/1.webp', '/2.webp', '/3.webp']);
});

test('it is accessible', async () => {
  renderPart(<Example count={2} error="Please add image" onEdit={() => {}} />);

  await expectAccessible();
});
