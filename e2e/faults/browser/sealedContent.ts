/** Where a page notes what it has put into its last hand-in file. */
export const sealedName = 'senSealed';

/** Runs in each page: only the server can read a hand-in file, so what goes into it is noted before it is encrypted. */
export function noteSealed(name: string): void {
  const { subtle } = crypto;
  const encrypt = subtle.encrypt.bind(subtle);
  subtle.encrypt = (algorithm, key, data) => {
    Reflect.set(globalThis, name, new TextDecoder().decode(data));
    return encrypt(algorithm, key, data);
  };
}
