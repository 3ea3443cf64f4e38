// Started by a test in a process of its own: prints by how many bytes so many uploads of one image
// at once make it grow.
import { readFileSync } from 'node:fs';
import { maxImageBytes } from '@freely/api-client/contract';
import { makePicture } from './picture-files.ts';

const [, , path = '', count = '10'] = process.argv;
const image = readFileSync(path);
const padding = Buffer.alloc(Math.max(0, maxImageBytes - image.length));
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
await Promise.all(
  Array.from({ length: Number(count) }, () => makePicture(new Blob([image, padding]), 'work')),
);
clearInterval(watch);
process.stdout.write(String(peak - before));
