import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { FileDrop } from './index.ts';

const photo = (name: string) => new File(['x'], name, { type: 'image/png' });

test('reports picked files, also when the same file is picked again', async () => {
  const onFiles = jest.fn<(files: File[]) => void>();
  const { user } = renderPart(<FileDrop label="Add photos" multiple onFiles={onFiles} />);
  const input = screen.getByLabelText('Add photos');

  await user.upload(input, [photo('one.png'), photo('two.png')]);
  await user.upload(input, photo('one.png'));

  expect(onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['one.png', 'two.png'],
    ['one.png'],
  ]);
});

test('describes the accepted files and the error', async () => {
  renderPart(
    <FileDrop label="Add photos" about="GIF or PNG" error="Please add image" onFiles={() => {}} />,
  );
  const input = screen.getByLabelText(/Add photos/);

  expect(input).toHaveAccessibleName('Add photos GIF or PNG');
  expect(input).toHaveAccessibleDescription('Please add image');
  expect(input).toBeInvalid();
  await expectAccessible();
});
