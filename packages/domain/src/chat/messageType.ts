/** What a message is: null of a text, 'image' of a picture that browsers show, of any other file its name. */
export function messageType(file: { readonly name: string; readonly type: string } | null): string | null {
  if (file === null) return null;
  return ['image/png', 'image/jpeg', 'image/gif'].includes(file.type) ? 'image' : file.name;
}
