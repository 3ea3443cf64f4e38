/** A part of an image, in pixels of that image. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A square part of a photo as a JPEG with sides of `size` pixels.
 *
 * @throws when the photo cannot be read
 */
export async function cropToSquare(photo: File, area: PixelArea, size: number): Promise<Blob> {
  const image = await createImageBitmap(photo, area.x, area.y, area.width, area.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas context.');

  // JPEG has no transparency: transparent areas become white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, size, size);
  image.close();

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be drawn.'))),
      'image/jpeg',
      0.9,
    );
  });
}
