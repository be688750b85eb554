import type { ErrorTable } from '../errors/ErrorTable.ts';

/** Errors of personal documents that only the server finds. */
export const serverErrors = {
  documentNameTaken: {
    status: 409,
    vi: 'Thư mục này đã có “{name}”. Tên chỉ khác nhau về chữ hoa hoặc dấu được xem là trùng. Hãy chọn tên khác.',
    en: 'This folder already has “{name}”. Names that differ only in case or accents count as the same. Choose another name.',
  },
  documentFolderGone: {
    status: 409,
    vi: 'Thư mục này đang nằm trong thùng rác. Hãy khôi phục thư mục, hoặc chọn thư mục khác.',
    en: 'This folder is in the bin. Restore it, or choose another folder.',
  },
  documentNotFolder: {
    status: 409,
    vi: '“{name}” là một tệp. Hãy chọn một thư mục.',
    en: '“{name}” is a file. Choose a folder.',
  },
  documentStorageFull: {
    status: 409,
    vi: 'Bạn đã dùng {used} trong {max} GB dung lượng, không đủ chỗ. Hãy xóa bớt tài liệu và dọn thùng rác.',
    en: 'You use {used} of your {max} GB of storage, there is not enough space. Delete documents and empty the bin.',
  },
  tooManyDocuments: {
    status: 409,
    vi: 'Mỗi người có tối đa {max} tệp và thư mục, kể cả trong thùng rác. Hãy xóa bớt và dọn thùng rác.',
    en: 'A person has at most {max} files and folders, those in the bin included. Delete some and empty the bin.',
  },
  tooManyCopied: {
    status: 409,
    vi: 'Một lần chỉ sao chép được tối đa {max} tệp và thư mục. Hãy chọn ít hơn.',
    en: 'At most {max} files and folders can be copied at once. Choose fewer.',
  },
  documentArchiveTooLarge: {
    status: 409,
    vi: 'Một lần chỉ tải xuống được tối đa {max} tệp. Hãy chọn ít thư mục hơn.',
    en: 'At most {max} files can be downloaded at once. Choose fewer folders.',
  },
  documentReaderUnknown: {
    status: 422,
    vi: 'Có người hoặc lớp học mà bạn không thể chia sẻ cùng. Hãy bỏ khỏi danh sách.',
    en: 'There is a person or a class that you cannot share with. Remove it from the list.',
  },
} as const satisfies ErrorTable;
