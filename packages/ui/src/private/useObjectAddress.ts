import { useEffect, type RefObject } from 'react';

/** Shows a file in an image, and revokes its object URL afterwards. */
export function useObjectAddress(image: RefObject<HTMLImageElement | null>, picture: Blob | undefined): void {
  useEffect(() => {
    if (!picture) return undefined;
    const address = URL.createObjectURL(picture);
    image.current?.setAttribute('src', address);
    return () => URL.revokeObjectURL(address);
  }, [image, picture]);
}
