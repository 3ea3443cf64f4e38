import { jest } from '@jest/globals';

/** Collects the names of downloaded files, since jsdom does not save files. */
export function collectDownloads(): string[] {
  const names: string[] = [];
  URL.createObjectURL = jest.fn(() => 'blob:report');
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });

  return names;
}
