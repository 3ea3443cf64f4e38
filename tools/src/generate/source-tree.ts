import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files below a root folder. A generator never overwrites an existing file. */
export class SourceTree {
  readonly changed: string[] = [];
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  has(path: string): boolean {
    return existsSync(join(this.root, path));
  }

  create(path: string, content: string): void {
    if (this.has(path)) throw new Error(`${path} exists already.`);
    const file = join(this.root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    this.changed.push(path);
  }

  /** Writes a generated file again. */
  write(path: string, content: string): void {
    writeFileSync(join(this.root, path), content);
    this.changed.push(path);
  }

  /** Inserts `text` before the last occurrence of `mark`. */
  insertBefore(path: string, mark: string, text: string): void {
    const file = join(this.root, path);
    const content = readFileSync(file, 'utf8');
    const at = content.lastIndexOf(mark);
    if (at < 0) throw new Error(`${path} has no "${mark}" to insert the new lines before.`);
    writeFileSync(file, content.slice(0, at) + text + content.slice(at));
    this.changed.push(path);
  }

  append(path: string, text: string): void {
    const file = join(this.root, path);
    writeFileSync(file, readFileSync(file, 'utf8') + text);
    this.changed.push(path);
  }
}
