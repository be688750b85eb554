import { expect, it } from 'vitest';
import { captionsOf } from './captionFiles';

const film = (name: string) => ({ name, type: 'video/mp4', url: `/${name}` });
const vtt = (name: string) => ({ name, type: 'text/vtt', url: `/${name}` });
const srt = (name: string) => ({ name, type: 'application/x-subrip', url: `/${name}` });

it('takes all captions for the only film, one for each language', () => {
  const files = [film('Bài 1.mp4'), srt('phụ đề.srt'), vtt('English-EN.vtt'), vtt('again_en.vtt')];
  expect(captionsOf(film('Bài 1.mp4'), files, 'vi')).toEqual([
    { url: '/phụ đề.srt', language: 'vi' },
    { url: '/English-EN.vtt', language: 'en' },
  ]);
});

it('takes those named like the film where there are several', () => {
  const files = [film('a.mp4'), film('b.mkv'), vtt('A.en.vtt'), vtt('b.vtt'), vtt('other.vtt')];
  expect(captionsOf(film('a.mp4'), files, 'vi')).toEqual([{ url: '/A.en.vtt', language: 'en' }]);
  expect(captionsOf(film('b.mkv'), files, 'vi')).toEqual([{ url: '/b.vtt', language: 'vi' }]);
});

it('has none without captions', () => {
  expect(captionsOf(film('a.mp4'), [film('a.mp4')], 'vi')).toEqual([]);
});
