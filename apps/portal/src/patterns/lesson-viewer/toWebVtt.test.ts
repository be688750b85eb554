import { expect, it } from 'vitest';
import { toWebVtt } from './toWebVtt';

it('leaves WebVTT as it is, but for its mark and line ends', () => {
  expect(toWebVtt('\ufeffWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nXin chào')).toBe(
    'WEBVTT\n\n00:01.000 --> 00:02.000\nXin chào',
  );
});

it('reads SubRip with colours, positions and hours of one digit', () => {
  const captions = [
    '1',
    '0:00:01,500 --> 00:00:02,000 X1:10 X2:20',
    '<font color="red">Ngắt <i>điện</i></font>',
    '',
    '2',
    '00:00:03,000 --> 00:00:04,250',
    String.raw`{\an8}Rồi mới chạm vào`,
    '',
  ].join('\r\n');
  expect(toWebVtt(captions)).toBe(
    [
      'WEBVTT',
      '',
      '1',
      '00:00:01.500 --> 00:00:02.000',
      'Ngắt <i>điện</i>',
      '',
      '2',
      '00:00:03.000 --> 00:00:04.250',
      'Rồi mới chạm vào',
      '',
    ].join('\n'),
  );
});

it('keeps an arrow that somebody says', () => {
  expect(toWebVtt('1\n00:00:01,000 --> 00:00:02,000\nA --> B')).toContain('A --> B');
});
