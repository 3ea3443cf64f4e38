import { outgrownPages } from '../bytes/outgrown-pages.ts';
import { builtBytes, writeBytes, writtenBytes } from '../bytes/unit-bytes.ts';
import { buildProduct } from '../product/build-product.ts';
import { runCommand } from '../terminal/command.ts';
import { EXIT_CODES } from '../terminal/command-error.ts';

await runCommand({
  help: `
npm run bytes [-- --write]

Builds shell and remotes, and compares what each page makes people download, in bytes as brotli sends
them, with what is written in apps/<unit>/bytes.json. A page that has grown by more than a kilobyte is
refused, with what grew most. With --write, writes the present bytes; the commit says why they grew.
`,
  options: { write: { type: 'boolean' } },
  run: async ({ options }) => {
    await buildProduct((line) => console.log(line));
    const now = builtBytes();
    if (options.write) {
      writeBytes(now);
      return EXIT_CODES.done;
    }
    const outgrown = outgrownPages(now, writtenBytes());
    for (const line of outgrown) console.error(line);

    return outgrown.length > 0 ? EXIT_CODES.refused : EXIT_CODES.done;
  },
});
