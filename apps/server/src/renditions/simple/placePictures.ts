import type { SimpleText } from '@sen/api/contract/model';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { scaledPicture } from '../../files/scaledPicture.ts';
import { simpleLimits } from './simpleLimits.ts';
import type { UnpicturedText } from './SimpleReading.ts';

/** Puts the pictures of a text into their places, scaled down; one that cannot be shown leaves its description. */
export async function placePictures({ pictures, mark, ...text }: UnpicturedText): Promise<SimpleText> {
  const { box, shownBytes } = simpleLimits.pictures;
  const addresses: string[] = [];
  let isCut = text.is_cut;
  let total = 0;
  for (const bytes of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- one picture in memory at a time
    const picture = total < shownBytes ? await scaledPicture(bytes, box) : undefined;
    if (total >= shownBytes) isCut = true;
    total += picture?.bytes.length ?? 0;
    const { type } = fileFormats[picture?.format ?? 'png'];
    addresses.push(picture ? `data:${type};base64,${picture.bytes.toString('base64')}` : '');
  }
  const place = new RegExp(`${mark}-(\\d+)`, 'g');
  const parts = text.parts.map((part) =>
    part
      .replaceAll(place, (_, number: string) => addresses[Number(number)] ?? '')
      .replaceAll(/<img(?: alt="([^"]*)")? src="" \/>/g, (_, alt?: string) =>
        alt ? `<em>[${alt}]</em>` : '',
      ),
  );
  return { ...text, parts, is_cut: isCut };
}
