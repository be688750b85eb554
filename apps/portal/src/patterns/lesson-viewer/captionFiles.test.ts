import { expect, it } from 'vitest';
import { captionsOf, chaptersOf } from './captionFiles';

const film = (name: string) => ({ name, type: 'video/mp4', url: `/${name}` });
const vtt = (name: string) => ({ name, type: 'text/vtt', url: `/${name}` });
const srt = (name: string) => ({ name, type: 'application/x-subrip', url: `/${name}` });

it('takes all captions for the only film, numbered within a language', () => {
  const files = [film('Bài 1.mp4'), srt('phụ đề.srt'), vtt('English-EN.vtt'), vtt('again_en.vtt')];
  expect(captionsOf(film('Bài 1.mp4'), files, 'vi')).toEqual([
    { url: '/phụ đề.srt', language: 'vi', number: null },
    { url: '/English-EN.vtt', language: 'en', number: 1 },
    { url: '/again_en.vtt', language: 'en', number: 2 },
  ]);
});

it('takes those named like the film where there are several', () => {
  const files = [film('a.mp4'), film('b.mkv'), vtt('A.en.vtt'), vtt('b.vtt'), vtt('other.vtt')];
  expect(captionsOf(film('a.mp4'), files, 'vi')).toEqual([
    { url: '/A.en.vtt', language: 'en', number: null },
  ]);
  expect(captionsOf(film('b.mkv'), files, 'vi')).toEqual([{ url: '/b.vtt', language: 'vi', number: null }]);
});

it('has none without captions', () => {
  expect(captionsOf(film('a.mp4'), [film('a.mp4')], 'vi')).toEqual([]);
});

it.each([
  'Bài 1.chapters.vtt',
  'bài 1.chapters.vi.vtt',
  'Bài 1.vi.chapters.vtt',
  'Bài 1.chương.vtt'.normalize('NFD'),
])('%s lists the chapters, and has no captions', (name) => {
  const files = [film('Bài 1.mp4'), film('Bài 2.mp4'), vtt('Bài 2.chapters.vtt'), vtt(name)];
  expect(chaptersOf(film('Bài 1.mp4'), files, 'vi')).toBe(`/${name}`);
  expect(captionsOf(film('Bài 1.mp4'), files, 'vi')).toEqual([]);
});

it('takes the chapters in the language of the product', () => {
  const files = [vtt('a.chapters.vtt'), vtt('a.chapters.en.vtt')];
  expect(chaptersOf(film('a.mp4'), files, 'en')).toBe('/a.chapters.en.vtt');
  expect(chaptersOf(film('a.mp4'), files, 'vi')).toBe('/a.chapters.vtt');
  expect(chaptersOf(film('a.mp4'), [], 'vi')).toBeUndefined();
});
