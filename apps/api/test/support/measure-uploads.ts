// Started by a test as a separate process: prints how many bytes of memory concurrent uploads of
// one image take.
import { readFileSync } from 'node:fs';
import { maxImageBytes } from '@freely/api-client/contract';
import { processImage } from '../../src/practice/images/image-files.ts';

const [, , path = '', count = '10'] = process.argv;
const image = readFileSync(path);
const padding = Buffer.alloc(Math.max(0, maxImageBytes - image.length));
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
await Promise.all(
  Array.from({ length: Number(count) }, () => processImage(new Blob([image, padding]), 'work')),
);
clearInterval(watch);
process.stdout.write(String(peak - before));
