import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { questionTypeNames } from '../packages/domain/src/questions/questionTypeNames.ts';
import { questionTypes } from '../packages/domain/src/questions/questionTypes.ts';
import { questionEditorMessages } from '../packages/ui/src/composites/QuestionEditor/QuestionEditor.messages.ts';

const root = resolve(import.meta.dirname, '..');

/** Words that texts do not use, and what they use instead (docs/glossary.md). */
const banned: readonly (readonly [RegExp, string])[] = [
  [/'(Một|Nhiều) lựa chọn'/, 'Chọn một đáp án, Chọn nhiều đáp án'],
  [/(từ|vế|phải) nhiễu/i, 'gây nhiễu'],
  [/clear: 'Xóa tất cả'|'Clear all'/, 'Xóa bộ lọc, Clear filters'],
  [/\} trong \$\{total\}/, 'trong số'],
  [/[Dd]òng bị từ chối|danh sách bị từ chối/, 'dòng không hợp lệ, các dòng lỗi'],
  [/bị tạo (hai lần|lần nữa)/, 'không tạo trùng tài khoản'],
  [/[Tt]ài khoản sẽ tạo/, 'tài khoản sẽ được tạo'],
  [/Hỏi mã/, 'Yêu cầu mã'],
  [/(một|trong) thẻ( mới| hoặc|\))/, 'tab'],
  [/'Mở từ'/, 'Mở lúc'],
  [/'Câu chờ'/, 'Câu chờ chấm'],
  [/'Vào đơn vị'/, 'Gia nhập đơn vị'],
  [/Đến thẳng/, 'Chuyển đến'],
  [/[ôÔ] trống/, 'chỗ trống'],
  [/(?<!lần )\b[Ll]ượt/, 'lần'],
  [/[Tt]ình trạng/, 'trạng thái'],
  [/tiếp theo|Trang tiếp'|'Tiếp'/, 'sau'],
  [/[Xx]áo/, 'trộn'],
  [/[Tt]hêm mới/, 'tạo (a new thing), thêm (to a list)'],
  [/'Happening'/, 'In progress'],
  [/[Ww]aits for|wait for a mark/, 'to mark, waiting to be marked'],
  [/\b[Gg]o(es|ing)? on\b/, 'continue'],
  [/\b[Mm]end/, 'fix'],
  [/[Hh]and(ed|s|ing)? in\b/, 'submit'],
  [/no longer holds/, 'is no longer valid'],
  [/\b[Ff]ree (course|one)/, 'open course'],
  [/\b(accounts?|nobody|none|ones?) (is |are )?made\b|'Made (on|by)'/, 'created'],
  [/\w['”’]?\.\.\.(?!\w)['`]/, '…'],
  [/\d[ \u00a0]%['`]|\}[ \u00a0]?%/, 'the percent format of the language'],
];

const dictionary = /^\s+vi: (\{|'|`|\()/m;
const skipped = /\.(stories|test|gen)\.tsx?$|\/(seeds|mocks|fixtures|testing)\//;

/** Files with texts in both languages. */
function dictionaries(): string[] {
  return ['apps/portal/src', 'apps/server/src', 'packages/ui/src', 'packages/domain/src']
    .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true, recursive: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !skipped.test(file) && dictionary.test(readFileSync(join(root, file), 'utf8')));
}

/** The lines of a text that people read: without comments, and without earlier headings of spreadsheets. */
function lines(file: string): string[] {
  return readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(\/\*\*|\*|\/\/)/.test(line))
    .map((line) => line.replace(/also: \[.*?\]/, ''));
}

test('texts of both languages use the words of the glossary', () => {
  const files = dictionaries();
  expect(files.length).toBeGreaterThan(90);
  const found = files.flatMap((file) =>
    lines(file).flatMap((line) =>
      banned.filter(([word]) => word.test(line)).map(([, use]) => `${file}: ${line.trim()} (use: ${use})`),
    ),
  );
  expect(found).toEqual([]);
});

test('the question editor names the types as pages and spreadsheets do', () => {
  for (const type of questionTypes)
    expect({ vi: questionEditorMessages.vi[type], en: questionEditorMessages.en[type] }).toEqual(
      questionTypeNames[type],
    );
});
