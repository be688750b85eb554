import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of personal documents that the portal finds too. */
export const errors = {
  documentNameCharacters: {
    status: 422,
    vi: 'Tên không được chứa các ký tự / \\ : * ? " < > | này. Hãy thay bằng ký tự khác.',
    en: 'A name cannot contain the characters / \\ : * ? " < > |. Use others instead.',
  },
  documentNameDots: {
    status: 422,
    vi: 'Tên không thể chỉ gồm dấu chấm. Hãy thêm chữ hoặc số.',
    en: 'A name cannot be only dots. Add a letter or a digit.',
  },
  documentNameTooLong: {
    status: 422,
    vi: 'Tên dài quá {max} ký tự. Hãy rút ngắn tên.',
    en: 'The name has more than {max} characters. Please shorten it.',
  },
  documentIntoItself: {
    status: 409,
    vi: 'Không thể đặt thư mục vào chính nó hoặc vào thư mục bên trong nó. Hãy chọn thư mục khác.',
    en: 'A folder cannot be placed in itself or in a folder inside it. Choose another folder.',
  },
  documentTooDeep: {
    status: 409,
    vi: 'Thư mục chỉ được lồng nhau tối đa {max} cấp. Hãy chọn thư mục ở cấp cao hơn.',
    en: 'Folders can be nested at most {max} levels deep. Choose a folder further up.',
  },
} as const satisfies ErrorTable;
