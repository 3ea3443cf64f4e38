import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible, renderPart } from '../testing/render-part.tsx';
import { Carousel } from './index.ts';

const IMAGES = ['one', 'two', 'three', 'four'].map((name) => ({
  src: `/${name}.webp`,
  alt: `Nails, ${name}`,
}));

test('a press opens the photo, and the arrows go through all photos and wrap around', async () => {
  const { user } = renderPart(<Carousel images={IMAGES} label="Photos of Amara’s work" />);

  await user.click(screen.getByRole('button', { name: 'Open photo 3 of 4' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Photos of Amara’s work' }));
  expect(dialog.getByRole('img')).toHaveAccessibleName('Nails, three');
  // Wherever the focus is, also before anything was pressed.
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByText('Photo 2 of 4')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await user.click(dialog.getByRole('button', { name: 'Next photo' }));
  expect(dialog.getByText('Photo 4 of 4')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img')).toHaveAccessibleName('Nails, one');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('has arrows only when some photos are out of view', () => {
  renderPart(<Carousel images={IMAGES.slice(0, 3)} label="Photos" />);

  expect(screen.queryByRole('button', { name: 'Next photos' })).not.toBeInTheDocument();
});

test('it is accessible', async () => {
  renderPart(<Carousel images={IMAGES} label="Photos of Amara’s work" />);

  await expectAccessible();
});
