import { roles } from '../access/roles.ts';
import { defineNotification } from './NotificationType.ts';

interface SharedFacts {
  document_id: string;
  document_name: string;
  is_file: boolean;
  owner_name: string;
}

/** The notifications of personal documents. */
export const documentNotifications = {
  DocumentShared: defineNotification<SharedFacts>({
    audience: roles,
    icon: 'notice',
    bell: null,
    mail: null,
    words: {
      vi: ({ document_name, is_file, owner_name }) => ({
        message: `${owner_name} chia sẻ ${is_file ? 'tệp' : 'thư mục'} “${document_name}” với bạn`,
        detail: 'Bạn mở và tải xuống được, nhưng không thay đổi được.',
      }),
      en: ({ document_name, is_file, owner_name }) => ({
        message: `${owner_name} has shared the ${is_file ? 'file' : 'folder'} “${document_name}” with you`,
        detail: 'You can open and download it, but not change it.',
      }),
    },
    target: ({ document_id: id, is_file }) => ({
      subject: 'document',
      id,
      address: `/personal-documents/${is_file ? 'view' : 'shared'}/${id}`,
    }),
    // A document that is shared again, with other people too, is still one notification for who has not read it.
    groupOf: ({ document_id }) => `document:${document_id}`,
    sample: {
      document_id: '31',
      document_name: 'Giáo án học kỳ I',
      is_file: false,
      owner_name: 'Nguyễn Thị Hoa',
    },
  }),
};
