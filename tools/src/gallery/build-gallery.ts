// Started by nx in libs/ui, which keeps the result: the gallery as it would be in production.
import { galleryConfig } from '../webpack/gallery-config.ts';
import { runBuild } from '../webpack/run-build.ts';

const folder = `${process.cwd()}/dist`;
process.exitCode = (await runBuild(galleryConfig('production', { folder }).webpack)) ? 0 : 1;
