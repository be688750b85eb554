/** Has the browser download an address of the server, which names the file: nothing is held in the page. */
export function saveAddress(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
