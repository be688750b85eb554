import type { ImportKind, Language } from '@sen/api/contract/model';
import { managingRoles } from '../access/roles.ts';
import { isErrorCode } from '../errors/codes.ts';
import { errorMessage } from '../errors/errorMessage.ts';
import type { ErrorParams } from '../errors/formatError.ts';
import { countedThings, type ThingNames } from '../text/countedThings.ts';
import { defineNotification, type NotificationTarget } from './NotificationType.ts';

interface ImportFacts {
  import_id: string;
  import_kind: ImportKind;
  file_name: string;
  saved: number;
  repeated: number;
  refused: number;
}

interface FailedImportFacts extends ImportFacts {
  failure: { code: string; params?: ErrorParams };
}

const sample: ImportFacts = {
  import_id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d03',
  import_kind: 'members',
  file_name: 'danh-sach.xlsx',
  saved: 1200,
  repeated: 1,
  refused: 2,
};

const counted = ['saved', 'repeated', 'refused'] as const;
const refused: ThingNames = { vi: 'dòng không hợp lệ', en: { one: 'invalid row', other: 'invalid rows' } };
const names = {
  members: {
    saved: { vi: 'tài khoản mới', en: { one: 'new account', other: 'new accounts' } },
    repeated: { vi: 'người đã là thành viên', en: { one: 'existing member', other: 'existing members' } },
    refused,
  },
  questions: {
    saved: { vi: 'câu hỏi mới', en: { one: 'new question', other: 'new questions' } },
    repeated: {
      vi: 'câu đã có trong ngân hàng',
      en: { one: 'question already in the bank', other: 'questions already in the bank' },
    },
    refused,
  },
} as const satisfies Record<ImportKind, Record<(typeof counted)[number], ThingNames>>;

/** What the import has come to; what there is none of is left out, but for what was saved. */
function counts(facts: ImportFacts, language: Language): string {
  const shown = counted.filter((thing) => thing === 'saved' || facts[thing] > 0);
  return countedThings(
    shown.map((thing) => ({ thing, count: facts[thing] })),
    names[facts.import_kind],
    language,
  );
}

function reason({ code, params }: FailedImportFacts['failure'], language: Language): string {
  // It may be of another version of the product, and its page says why as well.
  return isErrorCode(code) ? `${errorMessage(code, language, params)} ` : '';
}

const pages = { members: '/import', questions: '/questions/import' } as const satisfies Record<
  ImportKind,
  string
>;

/** The page of the import: its report, its refused rows, and the way to continue it. */
function page({ import_id: id, import_kind }: ImportFacts): NotificationTarget {
  return { subject: 'import', id, address: `${pages[import_kind]}?import=${id}` };
}

/** An import that is continued ends again. */
const group = ({ import_id }: ImportFacts) => `import:${import_id}`;

/** The notifications of imports, to those who started them. */
export const importNotifications = {
  ImportFinished: defineNotification<ImportFacts>({
    audience: managingRoles,
    icon: 'import',
    bell: 'bell_imports',
    mail: null,
    words: {
      vi: (facts) => ({
        message: `Đã nhập xong tệp “${facts.file_name}”`,
        detail: `${counts(facts, 'vi')}.${facts.refused > 0 ? ' Bạn có thể tải các dòng không hợp lệ về để sửa.' : ''}`,
      }),
      en: (facts) => ({
        message: `The import of “${facts.file_name}” has finished`,
        detail: `${counts(facts, 'en')}.${facts.refused > 0 ? ' You can download the invalid rows and fix them.' : ''}`,
      }),
    },
    target: page,
    groupOf: group,
    sample,
  }),

  ImportFailed: defineNotification<FailedImportFacts>({
    audience: managingRoles,
    icon: 'import',
    bell: 'bell_imports',
    mail: null,
    words: {
      vi: (facts) => ({
        message: `Chưa nhập xong tệp “${facts.file_name}”`,
        detail: `${reason(facts.failure, 'vi')}Đến lúc dừng: ${counts(facts, 'vi')}.`,
      }),
      en: (facts) => ({
        message: `The import of “${facts.file_name}” did not finish`,
        detail: `${reason(facts.failure, 'en')}Until it stopped: ${counts(facts, 'en')}.`,
      }),
    },
    target: page,
    groupOf: group,
    sample: { ...sample, failure: { code: 'importStopped' } },
  }),
};
