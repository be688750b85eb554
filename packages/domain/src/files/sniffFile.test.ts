import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureBytes } from '../testing/pictureBytes.ts';
import { documentExtensions, imageExtensions } from './fileExtensions.ts';
import { type FileFormat, formatsOf } from './fileFormats.ts';
import { mayTakeFile } from './mayTakeFile.ts';
import { sniffFile } from './sniffFile.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const zipOf = (...names: string[]) =>
  bytes(names.map((name) => `PK\u0003\u0004${'\u0000'.repeat(26)}${name}`).join('data'));

const samples: [FileFormat, Uint8Array][] = [
  ['png', pictureBytes.png()],
  ['jpeg', pictureBytes.jpeg()],
  ['gif', pictureBytes.gif()],
  ['pdf', bytes('%PDF-1.7\n')],
  ['word', zipOf('[Content_Types].xml', '_rels/.rels', 'word/document.xml')],
  ['excel', zipOf('[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml')],
  ['powerpoint', zipOf('[Content_Types].xml', 'ppt/presentation.xml')],
  ['office97', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])],
  ['mp4', bytes('\u0000\u0000\u0000\u0020ftypisom')],
  ['mp4', bytes('\u0000\u0000\u0000\u0020ftypM4V ')],
  ['quicktime', bytes('\u0000\u0000\u0000\u0014ftypqt  ')],
  ['quicktime', bytes('\u0000\u0000\u0000\u0008widemdat')],
  ['webm', bytes('\u001aEß£\u0001\u0000\u0000B\u0082\u0084webm')],
  ['matroska', bytes('\u001aEß£\u0001\u0000\u0000B\u0082\u0088matroska')],
  ['ogg', bytes('OggS\u0000\u0002')],
  ['mp3', bytes('ID3\u0004')],
  ['mp3', Uint8Array.from([0xff, 0xfb, 0x90, 0x64, 0])],
  ['webp', bytes('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
  ['zip', zipOf('hack.exe')],
  ['vtt', bytes('WEBVTT\n\n00:01.000 --> 00:02.000\nXin')],
  ['vtt', bytes('ï»¿WEBVTT - phu de')],
  ['srt', bytes('1\r\n00:00:01,000 --> 00:00:02,000\r\nXin')],
  ['html', bytes('  <!DOCTYPE html><script>alert(1)</script>')],
  ['html', bytes('ï»¿<!-- hi --><body onload=alert(1)>')],
  [
    'svg',
    bytes('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ],
];

describe('sniffFile', () => {
  test.each(samples)('%s is known by its bytes', (format, file) => {
    expect(sniffFile(file)).toBe(format);
  });

  test.each([
    ['a program', bytes('MZ\u0090\u0000')],
    ['a picture of a phone (HEIC)', bytes('\u0000\u0000\u0000\u0018ftypheic')],
    ['plain text', bytes('xin chào, đây là văn bản')],
    ['a text with a less-than', bytes('< 5 is less')],
    ['a word that begins like captions', bytes('WEBVTTX')],
    ['a numbered list', bytes('1\nMở đầu')],
    ['nothing', new Uint8Array()],
    ['half a signature', Uint8Array.from([0x89, 0x50, 0x4e])],
  ])('%s is nothing of ours', (_, file) => {
    expect(sniffFile(file)).toBeUndefined();
  });

  test('whatever the bytes, an answer comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (file) => {
        sniffFile(file);
      }),
    );
  });
});

describe('a name and its bytes', () => {
  test.each(documentExtensions)(
    '.%s is taken with its own bytes and refused with all others',
    (extension) => {
      const right: readonly FileFormat[] = formatsOf[extension];
      for (const [format, head] of samples) {
        const verdict = mayTakeFile(
          { name: `Bài giảng.${extension.toUpperCase()}`, head },
          documentExtensions,
        );
        expect(verdict.allowed, format).toBe(right.includes(format));
        if (!verdict.allowed) expect(verdict.code).toMatch(/^(fileIsAnother|fileLockedOrOlder)$/);
      }
    },
  );

  test.each([
    ['trang.html', 'fileNotAllowed'],
    ['anh.svg', 'fileNotAllowed'],
    ['anh.png.exe', 'fileNotAllowed'],
    ['png', 'fileNotAllowed'],
    ['anh.webp', 'fileNotAllowed'],
    ['anh.pdf', 'fileNotAllowed'],
    ['anh.gif', 'fileIsAnother'],
  ])('as a picture, %s with the bytes of a PNG is %s', (name, code) => {
    const verdict = mayTakeFile({ name, head: pictureBytes.png() }, imageExtensions);
    expect(verdict).toMatchObject({ allowed: false, code });
  });

  test('says what was said and what was found', () => {
    expect(mayTakeFile({ name: 'a.png', head: bytes('<html><script>') }, imageExtensions)).toEqual({
      allowed: false,
      code: 'fileIsAnother',
      params: { said: '.png', found: 'HTML' },
    });
    expect(mayTakeFile({ name: 'a.png', head: bytes('MZ') }, imageExtensions)).toMatchObject({
      code: 'fileContentUnknown',
    });
  });
});
