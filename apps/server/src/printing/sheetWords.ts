import type { Language } from '@sen/api/contract/model';

/** The words around a printed exam. */
export const sheetWords = {
  vi: {
    paper: 'ĐỀ THI',
    key: 'ĐÁP ÁN VÀ THANG ĐIỂM',
    duration: (minutes: number) => `Thời gian làm bài: ${minutes} phút`,
    code: (code: string) => `Mã đề: ${code}`,
    draft: 'BẢN NHÁP',
    name: 'Họ và tên:',
    number: 'Mã học viên:',
    pageOf: (number: number, of: number) => `Trang ${number}/${of}`,
  },
  en: {
    paper: 'EXAM',
    key: 'ANSWER KEY',
    duration: (minutes: number) => `Duration: ${minutes} minutes`,
    code: (code: string) => `Version: ${code}`,
    draft: 'DRAFT',
    name: 'Name:',
    number: 'Student code:',
    pageOf: (number: number, of: number) => `Page ${number}/${of}`,
  },
} as const satisfies Record<Language, object>;
