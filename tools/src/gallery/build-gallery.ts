// Production build of the gallery. nx runs it in apps/gallery and caches the result.
import { galleryConfig } from '../webpack/gallery-config.ts';
import { runBuild } from '../webpack/run-build.ts';

const folder = `${process.cwd()}/dist`;
process.exitCode = (await runBuild(galleryConfig('production', { folder }).webpack)) ? 0 : 1;
