import { userEvent } from 'storybook/test';

/** A picture as from a camera or a drawing program. */
export async function drawnPicture(
  name: string,
  { width, height } = { width: 900, height: 600 },
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  for (const [place, colour] of ['#bfe3f2', '#3f9b6a', '#f6b93b'].entries()) {
    if (pen) pen.fillStyle = colour;
    pen?.fillRect((place * width) / 3, 0, width / 3, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  return new File([blob ?? ''], name, { type: 'image/png' });
}

/** Chooses a file with this button, of any type. */
export async function choosePicture(button: HTMLElement, file: File): Promise<void> {
  const input = button.parentElement?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no chooser beside the button');
  await userEvent.upload(input, file, { applyAccept: false });
}
