import type { Cut } from './cropPlace';

/** Draws the crop as a new JPEG, without any other data of the file, such as its location. */
export async function drawCut(
  picture: HTMLImageElement,
  cut: Cut,
  maxSize: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, maxSize.width / cut.width);
  canvas.width = Math.max(1, Math.round(cut.width * scale));
  canvas.height = Math.max(1, Math.round(cut.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw the picture on.');
  // JPEG has no transparency: it would become black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser could not write the picture.'))),
      'image/jpeg',
      0.9,
    );
  });
}
