import { documentBytes, paragraph } from './documentBytes.ts';
import { textCell, workbookBytes } from './workbookBytes.ts';
import { zipBytes } from '../zip/zipBytes.ts';

/** Small Office files by their extension, made without LibreOffice. */
export function sampleOfficeFiles(): Record<'docx' | 'xlsx' | 'pptx', Buffer> {
  return {
    docx: documentBytes({
      body: `${paragraph('An toàn điện', 'Heading1')}${paragraph('Ngắt điện trước khi sửa')}`,
    }),
    xlsx: workbookBytes({ sheets: [{ name: 'Điểm', rows: `<row r="1">${textCell('Họ và tên')}</row>` }] }),
    pptx: zipBytes({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' }),
  };
}
