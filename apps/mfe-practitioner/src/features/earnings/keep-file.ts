/** Offers a file to be kept, under its name. */
export function keepFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
