// A drawn sheet with lines and a seal instead of a paper of somebody. It has no words, since fonts differ.
import sharp from 'sharp';

const [width, height] = [600, 840];
const white = [250, 248, 243];
const ink = [96, 92, 108];
const red = [196, 54, 58];

/** As a picture that was uploaded and encoded again. */
export function drawPaper(): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), (y * width + x) * 3);
  }

  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer();
}

function colourAt(x: number, y: number): number[] {
  if (Math.hypot(x - 470, y - 710) < 60) return red;
  const isFrame = [x, width - x, y, height - y].some((each) => each > 20 && each < 25);
  const isTitle = y > 90 && y < 125 && x > 120 && x < 480;
  // Each line has a length of its own.
  const line = Math.floor((y - 190) / 34);
  const isLine =
    line >= 0 && line < 13 && (y - 190) % 34 < 9 && x > 80 && x < 520 - ((line * 97) % 170);

  return isFrame || isTitle || isLine ? ink : white;
}
