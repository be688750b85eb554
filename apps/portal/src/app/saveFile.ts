/** Gives the person a file that was made or fetched here. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
