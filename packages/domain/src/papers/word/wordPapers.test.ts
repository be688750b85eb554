import { describe, expect, test } from 'vitest';
import { isMathml } from '../../questions/mathml.ts';
import { paragraph as p, wordDocument, wordTable, xmlOf } from '../../testing/wordXml.ts';
import { errorsOf } from '../errorsOf.ts';
import { readOutline } from '../outline/readOutline.ts';
import { withFigures } from '../withFigures.ts';
import { readWord } from './readWord.ts';

function paperOf(body: string, numbering?: string) {
  const document = xmlOf(wordDocument(body));
  const targets = new Map([['rId7', 'word/media/image1.png']]);
  const paper = readOutline(
    readWord({ document, targets, numbering: numbering === undefined ? undefined : xmlOf(numbering) }),
  );
  const picture = { source: 'data:image/png;base64,AAAA', width: 300 };
  const questions = paper.questions.map((question) => withFigures(question, paper.figures, () => picture));
  return { ...paper, questions };
}

const lines = (...texts: string[]) => texts.map((text) => p(text)).join('');

/** A paper in short: the title, the options with the right ones starred, and what was not understood. */
function shown(body: string, numbering?: string): string[] {
  return paperOf(body, numbering).questions.map(({ draft, warnings }) => {
    const { content, key } = draft;
    const codes = warnings.map(({ code }) => ` !${code}`).join('');
    if (content.type !== 'one_choice' && content.type !== 'multiple_choice')
      return `${content.type}: ${draft.title} = ${JSON.stringify(key)}${codes}`;
    const right =
      key?.type === 'one_choice' ? [key.choice] : key?.type === 'multiple_choice' ? key.choices : [];
    return `${draft.title} | ${content.options.map(({ id, text }) => (right.includes(id) ? `*${text}` : text)).join(' | ')}${codes}`;
  });
}

const capital = 'Thủ đô của Việt Nam là | Huế | *Hà Nội | Đà Nẵng | Cần Thơ';

describe('the right option is', () => {
  test.each<[string, string]>([
    [
      'underlined',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', 'B. {_Hà Nội_}', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'underlined at its letter',
      lines('Câu 1: Thủ đô của Việt Nam là', 'A. Huế\t{_B._} Hà Nội\tC. Đà Nẵng\tD. Cần Thơ'),
    ],
    [
      'bold',
      lines(
        'Câu 1: Thủ đô của Việt Nam là',
        '{*A.*} Huế',
        '{*B.*} {*Hà Nội*}',
        '{*C.*} Đà Nẵng',
        '{*D.*} Cần Thơ',
      ),
    ],
    [
      'bold where all letters are not',
      lines('Câu 1: Thủ đô của Việt Nam là', 'A. Huế', '{*B. Hà Nội*}', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    ['red', lines('Câu 1) Thủ đô của Việt Nam là', 'A. Huế   B. {~Hà Nội~}   C. Đà Nẵng   D. Cần Thơ')],
    [
      'highlighted',
      lines('Câu hỏi 1: Thủ đô của Việt Nam là', 'A) Huế', 'B) {^Hà Nội^}', 'C) Đà Nẵng', 'D) Cần Thơ'),
    ],
    [
      'starred before',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', '*B. Hà Nội', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'starred behind',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', 'B. Hà Nội*', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'told in words',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', 'B. Hà Nội (đúng)', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'on a line of its own',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế B. Hà Nội C. Đà Nẵng D. Cần Thơ', 'Đáp án: B'),
    ],
    [
      'chosen',
      lines(
        'Câu 1 (0,5 điểm). Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Chọn B.',
      ),
    ],
    [
      'given with its text',
      lines(
        'Câu 1. Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Đáp án đúng: B. Hà Nội',
      ),
    ],
    [
      'in English',
      lines(
        'Question 1. Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Answer: B',
      ),
    ],
    [
      'on the line of the title',
      lines('Câu 1. Thủ đô của Việt Nam là A. Huế B. Hà Nội C. Đà Nẵng D. Cần Thơ', 'ĐA: B'),
    ],
    [
      'in a table of options',
      lines('Câu 1. Thủ đô của Việt Nam là') +
        wordTable([
          ['A. Huế', 'B. {_Hà Nội_}'],
          ['C. Đà Nẵng', 'D. Cần Thơ'],
        ]),
    ],
    [
      'in a row of a table',
      wordTable([
        ['STT', 'Câu hỏi', 'A', 'B', 'C', 'D', 'Đáp án'],
        ['1', 'Thủ đô của Việt Nam là', 'Huế', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ', 'B'],
      ]),
    ],
    [
      'of decomposed letters',
      lines(
        'Câu 1. Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Đáp án: B',
      ).normalize('NFD'),
    ],
  ])('%s', (_, body) => expect(shown(body)).toEqual([capital]));
});

const two = lines(
  'ĐỀ KIỂM TRA',
  'Thời gian: 15 phút',
  'Câu 1. Một?',
  'A. a1',
  'B. b1',
  'C. c1',
  'Câu 2. Hai?',
  'A. a2',
  'B. b2',
  'C. c2',
  '----- HẾT -----',
  'BẢNG ĐÁP ÁN',
);

describe('answers at the end stand', () => {
  test.each<[string, string]>([
    ['in cells', wordTable([['1.C', '2.A']])],
    [
      'below their numbers',
      wordTable([
        ['Câu', '1', '2'],
        ['Đáp án', 'C', 'A'],
      ]),
    ],
    [
      'beside their numbers',
      wordTable([
        ['Câu', 'Đáp án'],
        ['1', 'C'],
        ['2', 'A'],
      ]),
    ],
    ['on a line', lines('1C 2A')],
    ['on a line each', lines('Câu 1: C', 'Câu 2: A')],
  ])('%s', (_, body) => {
    expect(shown(two + body)).toEqual(['Một? | a1 | b1 | *c1', 'Hai? | *a2 | b2 | c2']);
    expect(paperOf(two + body).notes).toEqual([
      { code: 'linesBefore', params: { count: 2 } },
      { code: 'keysRead', params: { count: 2 } },
    ]);
  });

  test('and may belong to no question', () => {
    expect(paperOf(two + lines('1.C 2.A 3.B')).notes.at(-1)).toEqual({
      code: 'keysUnused',
      params: { count: 1, labels: '3' },
    });
  });
});

describe('of numbers that Word makes', () => {
  const level = (depth: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = (question: string) =>
    `<w:numbering xmlns:w="urn:w"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', question)}${level(1, 'upperLetter', '%2.')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const at = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="3"/></w:numPr>`;
  const body = ['Một?', 'Hai?']
    .map((title) => p(title, at(0)) + p('một', at(1)) + p('{_hai_}', at(1)) + p('ba', at(1)))
    .join('');
  test.each(['Câu %1.', '%1.', '%1)'])('"%s"', (text) => {
    expect(shown(body, numbering(text))).toEqual(['Một? | một | *hai | ba', 'Hai? | một | *hai | ba']);
  });
});

describe('other types', () => {
  test.each<[string, string, string]>([
    [
      'true or false',
      lines('Câu 1. Nước sôi ở 100 °C. (Đúng/Sai)', 'Đáp án: Đúng'),
      'true_false: Nước sôi ở 100 °C. = {"type":"true_false","value":true}',
    ],
    [
      'as options',
      lines('Câu 1. Nước sôi ở 50 °C.', 'A. Đúng', 'B. {_Sai_}'),
      'true_false: Nước sôi ở 50 °C. = {"type":"true_false","value":false}',
    ],
    [
      'dots to fill',
      lines('Câu 1. Gọi …… khi có cháy.', 'Đáp án: 114'),
      'fill_number: Gọi [[1]] khi có cháy. = {"type":"fill_number","blanks":{"1":{"value":114}}}',
    ],
    [
      'words to fill',
      lines('Câu 1. Thủ đô là ____, cố đô là ____.', 'Đáp án: Hà Nội; Huế / Hue'),
      'fill_keyword: Thủ đô là [[1]], cố đô là [[2]]. = {"type":"fill_keyword","blanks":{"1":["Hà Nội"],"2":["Huế","Hue"]}}',
    ],
    [
      'an essay',
      lines('Câu 1. Trình bày các bước sơ cứu.'),
      'long_answer: Trình bày các bước sơ cứu. = {"type":"long_answer"} !readAsWritten',
    ],
    [
      'a short answer',
      lines('Câu 1. Nêu tên một loại bình.', 'Đáp án: Bình bột'),
      'short_answer: Nêu tên một loại bình. = {"type":"short_answer","model_answer":"Bình bột"}',
    ],
    [
      'an order',
      lines('Câu 1. Sắp xếp các bước.', 'A. Bóp cò', 'B. Rút chốt', 'C. Hướng vòi', 'Đáp án: B-C-A'),
      'order_clauses: Sắp xếp các bước. = {"type":"order_clauses","order":["b","c","a"]}',
    ],
    [
      'two sides',
      lines('Câu 1. Nối cột A với cột B.') +
        wordTable([
          ['Cột A', 'Cột B'],
          ['1. Lào', 'a. Hà Nội'],
          ['2. Việt Nam', 'b. Viêng Chăn'],
        ]) +
        lines('Đáp án: 1-b, 2-a'),
      'match_clauses: Nối cột A với cột B. = {"type":"match_clauses","pairs":{"a":"b","b":"a"}}',
    ],
  ])('%s', (_, body, expected) => expect(shown(body)).toEqual([expected]));
});

describe('what is doubtful is marked', () => {
  const start = ['Câu 1. Một?', 'A. a1', 'B. b1', 'C. c1'];
  test.each<[string, string, string]>([
    [
      'two marked',
      lines('Câu 1. Một?', 'A. {_a1_}', 'B. b1', 'C. {_c1_}'),
      'Một? | *a1 | b1 | *c1 !severalMarked',
    ],
    ['two said', lines(...start, 'Đáp án: A, C'), 'Một? | *a1 | b1 | *c1'],
    ['none marked', lines(...start), 'Một? | a1 | b1 | c1'],
    ['all marked', lines('Câu 1. Một?', 'A. {_a1_}', 'B. {_b1_}'), 'Một? | a1 | b1'],
    ['no such option', lines(...start, 'Đáp án: E'), 'Một? | a1 | b1 | c1 !keyLetterUnknown'],
    [
      'marks against words',
      lines('Câu 1. Một?', 'A. {_a1_}', 'B. b1', 'Đáp án: B'),
      'Một? | a1 | *b1 !keysDisagree',
    ],
    ['a gap', lines('Câu 1. Một?', 'A. a1', 'C. {_c1_}'), 'Một? | a1 | *c1 !optionGap'],
    ['a strange paragraph', lines(...start, 'Đọc đoạn văn sau.'), 'Một? | a1 | b1 | c1 !lineLeft'],
    [
      'an explanation',
      lines(...start, 'Đáp án: A', 'Lời giải: vì a1', 'nên A.'),
      'Một? | *a1 | b1 | c1 !explanationLeft',
    ],
  ])('%s', (_, body, expected) => expect(shown(body)).toEqual([expected]));

  test('and a missing key is an error of the question', () => {
    const [question] = paperOf(lines(...start)).questions;
    expect(question && errorsOf(question.draft).map(({ code }) => code)).toEqual(['answerMissing']);
  });

  test('inserted text is read, deleted text is not', () => {
    const change =
      '<w:p><w:r><w:t>Câu 1. Một</w:t></w:r><w:del><w:r><w:delText> hai</w:delText></w:r></w:del><w:ins><w:r><w:t> ba?</w:t></w:r></w:ins></w:p>';
    expect(shown(change + lines('A. a', '*B. b'))).toEqual(['Một ba? | a | *b !trackedChange']);
  });

  test('a text box follows its paragraph, once', () => {
    const box = `<w:txbxContent>${p('B. {_trong hộp_}')}</w:txbxContent>`;
    const anchored = `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:inline/>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    expect(shown(lines('Câu 1. Một?', 'A. ngoài') + anchored)).toEqual([
      'Một? | ngoài | *trong hộp !textBox',
    ]);
  });
});

describe('pictures, tables and formulas', () => {
  const math =
    '<w:p><w:r><w:t>Câu 1. Nghiệm </w:t></w:r><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2x</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>y</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>';
  test('are kept where they stand', () => {
    const picture =
      '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="1905000" cy="9525"/><wp:docPr descr="Biển báo"/><a:blip r:embed="rId7"/></wp:inline></w:drawing></w:r></w:p>';
    const [question] = paperOf(
      math +
        picture +
        wordTable([
          ['x', '1'],
          ['y', '2'],
        ]) +
        lines('A. a', '*B. b'),
    ).questions;
    expect(question?.draft.title).toBe('Nghiệm [[#1]]\n[[#2]]\n[[#3]]');
    const figures = question?.draft.content.figures ?? [];
    expect(figures).toMatchObject([
      { kind: 'formula', alt: '1/2xy^2' },
      { kind: 'picture', alt: 'Biển báo', width: 200 },
      {
        kind: 'table',
        rows: [
          ['x', '1'],
          ['y', '2'],
        ],
      },
    ]);
    const [formula] = figures;
    expect(formula?.kind === 'formula' && formula.mathml).toBe(
      '<math><mfrac><mn>1</mn><mrow><mn>2</mn><mi>x</mi></mrow></mfrac><msup><mi>y</mi><mn>2</mn></msup></math>',
    );
    expect(formula?.kind === 'formula' && isMathml(formula.mathml)).toBe(true);
  });

  test('raised and lowered signs are characters', () => {
    const run = (text: string, position: string) =>
      `<w:r><w:rPr><w:vertAlign w:val="${position}"/></w:rPr><w:t>${text}</w:t></w:r>`;
    const body = `<w:p><w:r><w:t>Câu 1. CO</w:t></w:r>${run('2', 'subscript')}<w:r><w:t> và 10 m</w:t></w:r>${run('2', 'superscript')}</w:p>`;
    expect(shown(body + lines('A. a', '*B. b'))).toEqual(['CO₂ và 10 m² | a | *b']);
  });
});

test('numbers within a question begin none', () => {
  const body = lines(
    '1. Xét các ý:',
    '(1) một',
    '(2) hai',
    'A. a',
    'B. {_b_}',
    '2. Số 2.5 lớn hơn?',
    'A. 1.5',
    '*B. 3.5',
  );
  expect(shown(body)).toEqual(['Xét các ý:\n(1) một\n(2) hai | a | *b', 'Số 2.5 lớn hơn? | 1.5 | *3.5']);
});

test('2,000 questions are read', () => {
  const body = Array.from({ length: 2000 }, (_, index) =>
    lines(`Câu ${index + 1}. Hỏi ${index}?`, 'A. một', 'B. {_hai_}', 'C. ba'),
  );
  const { questions } = paperOf(body.join(''));
  expect(questions).toHaveLength(2000);
  expect(questions.every(({ draft }) => errorsOf(draft).length === 0)).toBe(true);
});

test('a document without questions has none', () => {
  expect(paperOf(lines('Biên bản họp', 'Ngày 2.5.2026')).questions).toEqual([]);
});
