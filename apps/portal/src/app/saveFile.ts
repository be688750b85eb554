/** Downloads a file that was created or fetched in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
