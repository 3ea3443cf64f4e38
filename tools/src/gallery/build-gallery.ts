import { galleryConfig } from '../webpack/gallery-config.ts';
import { runBuild } from '../webpack/run-build.ts';

/** Builds the gallery into a folder as it would be in production. Throws when the build fails. */
export async function buildGallery(folder: string): Promise<void> {
  const isBuilt = await runBuild(galleryConfig('production', { folder }).webpack);
  if (!isBuilt) throw new Error('The gallery could not be built.');
}
