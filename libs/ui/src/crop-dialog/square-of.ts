/** A part of a picture, in pixels of the picture. */
export interface PixelArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The square part of a photo as a JPEG of `size` pixels a side.
 *
 * @throws when the photo cannot be read
 */
export async function squareOf(photo: File, area: PixelArea, size: number): Promise<Blob> {
  const picture = await createImageBitmap(photo, area.x, area.y, area.width, area.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser lends no canvas.');

  // JPEG has no transparency: what shows through is paper, not black.
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, size, size);
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(picture, 0, 0, size, size);
  picture.close();

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be drawn.'))),
      'image/jpeg',
      0.9,
    );
  });
}
