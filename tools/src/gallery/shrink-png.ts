import sharp from 'sharp';

/** The most that a channel of a pixel may change, of 255. The tests notice a change of about 26. */
const NEAR = 24;

/**
 * Shrinks a reference screenshot by a palette. It is returned as it is when a palette does not hold
 * its colours, or does not make it smaller.
 */
export async function shrinkPng(png: Buffer): Promise<Buffer> {
  const small = await sharp(png)
    .png({ palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (small.length >= png.length) return png;
  const [before, after] = await Promise.all([pixelsOf(png), pixelsOf(small)]);

  return before.every((value, at) => Math.abs(value - (after[at] ?? 0)) <= NEAR) ? small : png;
}

function pixelsOf(png: Buffer): Promise<Buffer> {
  return sharp(png).toColourspace('srgb').removeAlpha().raw().toBuffer();
}
