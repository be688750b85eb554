import { fileFormats } from '@sen/domain/files/fileFormats';
import { writeSample } from '../../papers/writeSample.ts';
import { Download, type Handler } from '../Operation.ts';

const names = { vi: 'de-mau.docx', en: 'sample-paper.docx' } as const;

export const getPaperSample: Handler<'getPaperSample'> = async ({ language }) =>
  new Download(names[language], fileFormats.word.type, writeSample(language));
