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
    missing: (codes: string) => `□: ký tự không in được (${codes}). Hãy xem bản trên hệ thống.`,
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
    missing: (codes: string) =>
      `□: a character that cannot be printed (${codes}). See it on the page online.`,
  },
} as const satisfies Record<Language, object>;
