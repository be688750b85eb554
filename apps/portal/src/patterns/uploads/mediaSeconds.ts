/** The seconds of a sound or film that was chosen, as the browser reads them; null where it cannot. */
export function mediaSeconds(file: File): Promise<number | null> {
  if (!/^(?:video|audio)\//.test(file.type)) return Promise.resolve(null);
  const media = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise((resolve) => {
    const end = () => {
      const { duration } = media;
      media.removeAttribute('src');
      URL.revokeObjectURL(address);
      // A recording without an end has an infinite one.
      resolve(Number.isFinite(duration) && duration > 0 ? duration : null);
    };
    media.addEventListener('loadedmetadata', end, { once: true });
    media.addEventListener('error', end, { once: true });
    media.preload = 'metadata';
    media.src = address;
  });
}
