import { jest } from '@jest/globals';

/** jsdom saves nothing: tells which files were handed to the browser, by name. */
export function hearKeptFiles(): string[] {
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
