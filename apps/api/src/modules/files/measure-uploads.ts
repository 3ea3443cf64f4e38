// Started by a test in a process of its own: prints by how many bytes ten uploads make it grow.
import { readFileSync } from 'node:fs';
import { maxImageBytes } from '@freely/api-client/contract';
import { makePicture } from './picture-files.ts';

const image = readFileSync(process.argv[2] ?? '');
const padding = Buffer.alloc(Math.max(0, maxImageBytes - image.length));
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 5);
await Promise.all(
  Array.from({ length: 10 }, () => makePicture(new Blob([image, padding]), 'work')),
);
clearInterval(watch);
process.stdout.write(String(peak - before));
