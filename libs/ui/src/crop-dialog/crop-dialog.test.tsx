import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { CropDialog } from './index.ts';

const photo = new File(['x'], 'me.png', { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = jest.fn();
});

test('is closed without a photo', () => {
  const { container } = renderPart(
    <CropDialog photo={null} onCrop={() => {}} onClose={() => {}} />,
  );

  expect(container).toBeEmptyDOMElement();
});

test('asks which part to keep, can be cancelled, and adds no style tag (D38)', async () => {
  const onClose = jest.fn();
  const { user } = renderPart(<CropDialog photo={photo} onCrop={() => {}} onClose={onClose} />);

  expect(await screen.findByRole('dialog', { name: 'Crop your photo' })).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveValue('1');
  expect(document.querySelectorAll('style:not([id])')).toHaveLength(0);
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a file that is not a photo shows an error', async () => {
  renderPart(<CropDialog photo={photo} onCrop={() => {}} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');

  fireEvent.error(dialog.querySelector('img')!);

  expect(await screen.findByRole('alert')).toHaveTextContent('This photo cannot be read');
  expect(screen.getByRole('button', { name: 'Save photo' })).toBeDisabled();
});
