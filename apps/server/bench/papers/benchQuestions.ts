import type { Question } from '@sen/api/contract/model';
import { questionSamples } from '@sen/domain/testing/questionSamples';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import type { Exported } from '../../src/papers/writePaper.ts';
import { zipBytes } from '../../src/zip/zipBytes.ts';

const place = { numbering: 'A', shuffle: true, difficulty: 'medium' } as const;

/** A bank of this many questions: all types in turn, no title twice. */
export function bankOf(count: number): Exported[] {
  return Array.from({ length: count }, (_, index) => {
    const type = questionTypes[index % questionTypes.length] ?? 'one_choice';
    const { content, key, title } = questionSamples[type];
    const written = { ...place, title: `${index}: ${title}`, content, key };
    return {
      written,
      question: { ...written, category: { id: '1', name: 'An toàn' }, status: 'draft' } as Question,
    };
  });
}

const look =
  '<w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/><w:sz w:val="26"/><w:szCs w:val="26"/></w:rPr>';
const run = (text: string, looks = look) =>
  `<w:r w:rsidRPr="00AB12CD">${looks}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string) =>
  `<w:p w:rsidR="00AB12CD" w:rsidRDefault="00AB12CD" w:rsidP="00EF34AB"><w:pPr><w:spacing w:after="0" w:line="276" w:lineRule="auto"/><w:jc w:val="both"/>${look}</w:pPr>${runs}</w:p>`;

/** A paper of this many questions, with as much around each word as Word writes. */
export function paperOf(count: number): Buffer {
  const underlined = look.replace('</w:rPr>', '<w:u w:val="single"/></w:rPr>');
  const questions = Array.from({ length: count }, (_, index) =>
    [
      paragraph(
        run(`Câu ${index + 1}. `) +
          run('Khi phát hiện đám cháy trong văn phòng, ') +
          run('cần làm gì trước?'),
      ),
      paragraph(run('A. ') + run('Báo động cho mọi người xung quanh', underlined)),
      paragraph(run('B. ') + run('Thu dọn tài sản cá nhân')),
      paragraph(run('C. Chụp ảnh ') + run('hiện trường')),
      paragraph(run('D. Chờ cấp trên chỉ đạo')),
    ].join(''),
  );
  const xml = `<w:document xmlns:w="urn:w"><w:body>${questions.join('')}</w:body></w:document>`;
  return zipBytes({ '[Content_Types].xml': '<Types/>', 'word/document.xml': xml });
}
