import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { XMLFileInfo } from 'xmllint-wasm';

/** 1 GiB, in pages of 64 KiB: a report names thousands of people. */
const memoryPages = 16_384;

/**
 * Checks XML against a schema file and what stands beside it, with libxml2. Returns what is wrong, in its
 * words; they may quote the XML.
 */
export async function validateXml(xml: string, schemaFile: string): Promise<string[]> {
  // A compiled libxml2: who serves does not load it.
  const { validateXML } = await import('xmllint-wasm');
  const schema = await readSchema(schemaFile);
  const { errors, valid, rawOutput } = await validateXML({
    xml: { fileName: 'message.xml', contents: xml },
    schema: { fileName: basename(schemaFile), contents: schema.contents },
    preload: schema.imported,
    maxMemoryPages: memoryPages,
  });
  if (valid) return [];

  return errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput];
}

/** A schema may import others by a file name beside it, and those again. */
async function readSchema(file: string): Promise<{ contents: string; imported: XMLFileInfo[] }> {
  const contents = await readFile(file, 'utf8');
  const imported = new Map<string, string>();
  const queue = importsOf(contents);
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (imported.has(name)) continue;
    const found = await readFile(join(dirname(file), basename(name)), 'utf8');
    imported.set(name, found);
    queue.push(...importsOf(found));
  }

  return {
    contents,
    imported: [...imported].map(([fileName, text]) => ({ fileName, contents: text })),
  };
}

const importsOf = (schema: string): string[] =>
  [...schema.matchAll(/<\w+:(?:import|include)\b[^>]*schemaLocation="([^"]+)"/g)].flatMap(
    ([, name]) => name ?? [],
  );
