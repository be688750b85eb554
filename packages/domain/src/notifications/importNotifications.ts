import type { ImportKind, Language } from '@sen/api/contract/model';
import { managingRoles } from '../access/roles.ts';
import { isErrorCode } from '../errors/codes.ts';
import { errorMessage } from '../errors/errorMessage.ts';
import type { ErrorParams } from '../errors/formatError.ts';
import { countedThings, type ThingNames } from '../text/countedThings.ts';
import { defineNotification, type NotificationTarget } from './NotificationType.ts';

interface NamedImport {
  import_id: string;
  import_kind: ImportKind;
  /** Of a class list or scores. */
  classroom_id?: string | null;
  file_name: string;
}

interface ImportFacts extends NamedImport {
  saved: number;
  /** Absent in those of before an import could change anything. */
  changed?: number;
  repeated: number;
  refused: number;
}

interface FailedImportFacts extends ImportFacts {
  failure: { code: string; params?: ErrorParams };
}

interface UndoneFacts extends NamedImport {
  undone: number;
  kept: number;
}

const named: NamedImport = {
  import_id: '6e1f0d5e-3a51-4c0d-9d0e-0a6a2f1c9d03',
  import_kind: 'members',
  file_name: 'danh-sach.xlsx',
};

const sample: ImportFacts = {
  ...named,
  saved: 1200,
  repeated: 1,
  refused: 2,
};

const counted = ['saved', 'changed', 'repeated', 'refused'] as const;
const refused: ThingNames = { vi: 'dòng không hợp lệ', en: { one: 'invalid row', other: 'invalid rows' } };
const names = {
  members: {
    saved: { vi: 'tài khoản mới', en: { one: 'new account', other: 'new accounts' } },
    changed: { vi: 'người được cập nhật', en: { one: 'member updated', other: 'members updated' } },
    repeated: { vi: 'người đã là thành viên', en: { one: 'existing member', other: 'existing members' } },
    refused,
  },
  questions: {
    saved: { vi: 'câu hỏi mới', en: { one: 'new question', other: 'new questions' } },
    changed: { vi: 'câu hỏi được cập nhật', en: { one: 'question updated', other: 'questions updated' } },
    repeated: {
      vi: 'câu đã có trong ngân hàng',
      en: { one: 'question already in the bank', other: 'questions already in the bank' },
    },
    refused,
  },
  students: {
    saved: {
      vi: 'học viên mới của lớp',
      en: { one: 'new student of the class', other: 'new students of the class' },
    },
    changed: { vi: 'học viên được cập nhật', en: { one: 'student updated', other: 'students updated' } },
    repeated: {
      vi: 'học viên đã ở trong lớp',
      en: { one: 'student already in the class', other: 'students already in the class' },
    },
    refused,
  },
  scores: {
    saved: { vi: 'học viên có điểm mới', en: { one: 'new score', other: 'new scores' } },
    changed: { vi: 'điểm được thay', en: { one: 'score changed', other: 'scores changed' } },
    repeated: { vi: 'dòng không đổi', en: { one: 'row without a change', other: 'rows without a change' } },
    refused,
  },
} as const satisfies Record<ImportKind, Record<(typeof counted)[number], ThingNames>>;

/** What the import has come to; what there is none of is left out, but for what was saved. */
function counts(facts: ImportFacts, language: Language): string {
  const shown = counted.filter((thing) => thing === 'saved' || (facts[thing] ?? 0) > 0);
  return countedThings(
    shown.map((thing) => ({ thing, count: facts[thing] ?? 0 })),
    names[facts.import_kind],
    language,
  );
}

const number = (count: number, language: Language) => new Intl.NumberFormat(language).format(count);

function reason({ code, params }: FailedImportFacts['failure'], language: Language): string {
  // It may be of another version of the product, and its page says why as well.
  return isErrorCode(code) ? `${errorMessage(code, language, params)} ` : '';
}

const pages = {
  members: () => '/import',
  questions: () => '/questions/import',
  students: ({ classroom_id }) => `/classroom/${classroom_id}/import`,
  scores: ({ classroom_id }) => `/classroom/${classroom_id}/scores`,
} as const satisfies Record<ImportKind, (facts: NamedImport) => string>;

/** The page of the import: its report, its refused rows, and the way to continue it. */
function page(facts: NamedImport): NotificationTarget {
  const { import_id: id, import_kind } = facts;
  return { subject: 'import', id, address: `${pages[import_kind](facts)}?import=${id}` };
}

/** An import that is continued ends again. */
const group = ({ import_id }: NamedImport) => `import:${import_id}`;

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

  ImportUndone: defineNotification<UndoneFacts>({
    audience: managingRoles,
    icon: 'import',
    bell: 'bell_imports',
    mail: null,
    words: {
      vi: (facts) => ({
        message: `Đã hoàn tác lần nhập tệp “${facts.file_name}”`,
        detail: `${number(facts.undone, 'vi')} dòng đã được hoàn tác.${facts.kept > 0 ? ` ${number(facts.kept, 'vi')} dòng được giữ lại vì đã được dùng hoặc đổi sau đó.` : ''}`,
      }),
      en: (facts) => ({
        message: `The import of “${facts.file_name}” is undone`,
        detail: `Rows undone: ${number(facts.undone, 'en')}.${facts.kept > 0 ? ` Kept, because they were used or changed since: ${number(facts.kept, 'en')}.` : ''}`,
      }),
    },
    target: page,
    groupOf: group,
    sample: { ...named, undone: 1200, kept: 0 },
  }),
};
