import { describe, expect, test } from 'vitest';
import { xmlOf } from '../../testing/wordXml.ts';
import { questionTypeNames } from '../../questions/questionTypeNames.ts';
import { errorsOf } from '../errorsOf.ts';
import { warningText } from '../paperWarnings.ts';
import { readQti } from './readQti.ts';
import { pathFrom, readQtiManifest } from './qtiManifest.ts';

const single = (right: string) =>
  `<responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>${right}</value></correctResponse></responseDeclaration>`;
const item = (body: string, declarations = '') =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Bài 1">${declarations}<itemBody>${body}</itemBody></assessmentItem>`;
const choices =
  '<choiceInteraction responseIdentifier="R" maxChoices="1" shuffle="true"><prompt>Chọn một</prompt><simpleChoice identifier="x">Huế</simpleChoice><simpleChoice identifier="y">Hà Nội<feedbackInline identifier="f" outcomeIdentifier="F">Đúng rồi</feedbackInline></simpleChoice></choiceInteraction>';

const associable = (...names: string[]) =>
  names
    .map((name) => `<simpleAssociableChoice identifier="${name}">chữ ${name}</simpleAssociableChoice>`)
    .join('');
const pairs = (...said: string[]) =>
  `<responseDeclaration identifier="R" cardinality="multiple" baseType="pair"><correctResponse>${said.map((pair) => `<value>${pair}</value>`).join('')}</correctResponse></responseDeclaration>`;

function read(xml: string, isCut = false) {
  const { questions, figures } = readQti([{ path: 'a/i.xml', root: xmlOf(xml), isCut }], (path) =>
    path.endsWith('.png'),
  );
  const [question] = questions;
  if (!question) throw new Error('Nothing was read.');
  const codes = question.warnings.map(({ code }) => code);
  return { ...question, codes, figures };
}

describe('an item of another system', () => {
  test('keeps its prompt, looks and right choice', () => {
    const { draft, label, codes } = read(item(`<p>Thủ đô?</p>${choices}`, single('y')));
    expect(draft).toEqual({
      title: 'Thủ đô?\nChọn một',
      numbering: 'A',
      shuffle: true,
      difficulty: null,
      content: {
        type: 'one_choice',
        options: [
          { id: 'a', text: 'Huế' },
          { id: 'b', text: 'Hà Nội' },
        ],
      },
      key: { type: 'one_choice', choice: 'b' },
    });
    expect(label).toBe('Bài 1');
    expect(codes).toEqual(['feedbackLeft']);
  });

  test('of QTI 3 is read with its vocabulary', () => {
    const { draft } = read(
      '<qti-assessment-item identifier="i"><qti-response-declaration identifier="R" cardinality="multiple" base-type="identifier"><qti-correct-response><qti-value>x</qti-value><qti-value>y</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction class="qti-labels-decimal" response-identifier="R" max-choices="0"><qti-prompt>Hai?</qti-prompt><qti-simple-choice identifier="x">a</qti-simple-choice><qti-simple-choice identifier="y">b</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>',
    );
    expect(draft).toMatchObject({
      title: 'Hai?',
      numbering: '1',
      key: { type: 'multiple_choice', choices: ['a', 'b'] },
    });
  });

  test('whose answer is only in its mapping has it from there', () => {
    const mapped =
      '<responseDeclaration identifier="R" cardinality="single" baseType="string"><mapping><mapEntry mapKey="Huế" mappedValue="1"/><mapEntry mapKey="Hue" mappedValue="0.5"/><mapEntry mapKey="Vinh" mappedValue="0"/></mapping></responseDeclaration>';
    const { draft, codes } = read(item('<p>Ở <textEntryInteraction responseIdentifier="R"/>.</p>', mapped));
    expect(draft).toMatchObject({
      title: 'Ở [[1]].',
      key: { type: 'fill_keyword', blanks: { '1': ['Huế', 'Hue'] } },
    });
    expect(codes).toEqual(['pointsPartial']);
  });

  test('that says true or false in two choices is such a question', () => {
    const { draft } = read(
      item(`<p>Đúng?</p>${choices.replace('Huế', 'True').replace('Hà Nội', 'False')}`, single('y')),
    );
    expect(draft).toMatchObject({ content: { type: 'true_false' }, key: { value: false } });
  });

  test('may show pictures as objects, of the package only', () => {
    const body =
      '<p><img src="img/a.png" alt="Biển"/><object type="image/png" data="../b.png"/><img src="https://example.org/c.png" alt=""/><img src="../../../etc/d.png" alt=""/></p>';
    const { figures } = read(item(body + choices, single('x')));
    expect([...figures.values()].map((figure) => figure.kind === 'file' && figure.path)).toEqual([
      'a/img/a.png',
      'b.png',
      'https://example.org/c.png',
      '../../../etc/d.png',
    ]);
  });
});

describe('an interaction that does not exist here becomes the nearest type:', () => {
  test('pairs within one set become two columns', () => {
    const body = `<associateInteraction responseIdentifier="R"><prompt>Ghép</prompt>${associable('a', 'b', 'c', 'd', 'e')}</associateInteraction>`;
    const { draft, codes } = read(item(body, pairs('a d', 'c b')));
    expect([draft.title, codes]).toEqual(['Ghép', ['readAsOther']]);
    expect(draft.content).toMatchObject({
      left: [{ text: 'chữ a' }, { text: 'chữ c' }],
      right: [{ text: 'chữ d' }, { text: 'chữ b' }, { text: 'chữ e' }],
    });
    expect(draft.key).toEqual({ type: 'match_clauses', pairs: { a: 'a', b: 'b' } });
    expect(errorsOf(draft)).toEqual([]);
  });

  const slider =
    '<p>Đo</p><sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="100"><prompt>Bao nhiêu độ?</prompt></sliderInteraction>';
  const number = (inside: string) =>
    `<responseDeclaration identifier="R" cardinality="single" baseType="float">${inside}</responseDeclaration>`;
  test('a scale becomes a number to type', () => {
    const right = number('<correctResponse><value>37.5</value></correctResponse>');
    const { draft, codes } = read(item(slider, right));
    expect([draft.title, codes]).toEqual(['Đo\nBao nhiêu độ?\n[[1]] (0–100)', ['readAsOther']]);
    expect(draft.key).toEqual({ type: 'fill_number', blanks: { 1: { value: 37.5 } } });
    expect(errorsOf(draft)).toEqual([]);
  });

  test('a scale without its number asks for the key', () => {
    expect(errorsOf(read(item(slider, number(''))).draft).map(({ code }) => code)).toEqual(['answerMissing']);
  });

  const spot = (name: string, label: string) =>
    `<hotspotChoice identifier="${name}" shape="circle" coords="1,1,1"${label && ` hotspotLabel="${label}"`}/>`;
  const hotspots = (...spots: string[]) =>
    item(
      `<hotspotInteraction responseIdentifier="R" maxChoices="1"><prompt>Đâu?</prompt><object type="image/png" data="a.png"/>${spots.join('')}</hotspotInteraction>`,
      single('y'),
    );
  test('named places of a picture become choices beside it', () => {
    const { draft, codes, figures } = read(hotspots(spot('x', 'Tim'), spot('y', 'Phổi')));
    expect([codes, figures.size, draft.key]).toEqual([
      ['readAsOther'],
      1,
      { type: 'one_choice', choice: 'b' },
    ]);
    expect(draft.content).toMatchObject({ options: [{ text: 'Tim' }, { text: 'Phổi' }] });
  });

  test('places without names leave the picture', () => {
    const { draft, codes, figures } = read(hotspots(spot('x', ''), spot('y', '')));
    expect([codes, figures.size, draft.content.type]).toEqual([['typeUnknown'], 1, 'long_answer']);
  });

  test('and the warning names it in the language of the reader', () => {
    const [warning] = read(item(slider)).warnings;
    expect(warning && [warningText(warning, 'vi'), warningText(warning, 'en')]).toEqual([
      expect.stringContaining(questionTypeNames.fill_number.vi),
      expect.stringContaining(questionTypeNames.fill_number.en),
    ]);
  });
});

describe('what is not understood is marked', () => {
  test.each<[string, string, string[], string]>([
    [
      'an unknown interaction',
      item(
        '<p>Chạm vào hình</p><hotspotInteraction responseIdentifier="R"><prompt>Đâu?</prompt></hotspotInteraction>',
      ),
      ['typeUnknown'],
      'Chạm vào hình\nĐâu?',
    ],
    [
      'pairs in which a choice is twice',
      item(
        `<associateInteraction responseIdentifier="R">${associable('a', 'b', 'c')}</associateInteraction>`,
        pairs('a b', 'b c'),
      ),
      ['typeUnknown'],
      'chữ a\nchữ b\nchữ c',
    ],
    [
      'a custom interaction',
      item('<customInteraction responseIdentifier="R"><p>Tự vẽ</p></customInteraction>'),
      ['typeUnknown'],
      'Tự vẽ',
    ],
    ['an item without one', item('<p>Đọc đoạn sau</p>'), ['typeUnknown'], 'Đọc đoạn sau'],
    [
      'scripts',
      item(`<p>Một?<script>alert(1)</script></p>${choices}`, single('x')),
      ['feedbackLeft', 'scriptLeft'],
      'Một?\nChọn một',
    ],
    [
      'a shared text',
      `<qti-assessment-item identifier="i"><qti-assessment-stimulus-ref identifier="s" href="s.xml"/><qti-item-body><p>Theo bài</p><qti-extended-text-interaction response-identifier="R"/></qti-item-body></qti-assessment-item>`,
      ['stimulusLeft'],
      'Theo bài',
    ],
    [
      'a random value',
      item(
        '<p>Tính</p><extendedTextInteraction responseIdentifier="R"/>',
        '<templateDeclaration identifier="T" cardinality="single" baseType="integer"/>',
      ),
      ['typeUnknown'],
      'Tính',
    ],
  ])('%s', (_, xml, codes, title) => {
    const question = read(xml);
    expect([question.codes, question.draft.title]).toEqual([codes, title]);
  });

  test('of several interactions one is read, and somebody has to set its key', () => {
    const { codes, draft } = read(item(`<p>Hai ý</p>${choices}${choices}`, single('x')));
    expect(codes).toContain('partsLeft');
    expect(errorsOf(draft).map(({ code }) => code)).toEqual(['answerMissing']);
  });

  test('an item that is cut', () => {
    expect(read(item('<p>Một</p>'), true).codes).toContain('incomplete');
  });

  test('an order or pairs that are not whole have no key', () => {
    const clauses =
      '<simpleChoice identifier="x">a</simpleChoice><simpleChoice identifier="y">b</simpleChoice>';
    expect(
      read(item(`<orderInteraction responseIdentifier="R">${clauses}</orderInteraction>`, single('x'))).draft
        .key,
    ).toBeNull();
    const set = (name: string) =>
      `<simpleMatchSet><simpleAssociableChoice identifier="${name}1">${name}</simpleAssociableChoice></simpleMatchSet>`;
    expect(
      read(item(`<matchInteraction responseIdentifier="R">${set('l')}${set('r')}</matchInteraction>`)).draft
        .key,
    ).toBeNull();
  });
});

describe('a manifest', () => {
  const resource = (type: string, href: string) => `<resource identifier="r" type="${type}" href="${href}"/>`;
  const listed = (...resources: string[]) =>
    readQtiManifest(
      xmlOf(
        `<ims:manifest xmlns:ims="x"><ims:resources>${resources.join('').replaceAll('<resource', '<ims:resource')}</ims:resources></ims:manifest>`,
      ),
      'goi/imsmanifest.xml',
    );
  test('lists the items by its own place, and says that there is a test', () => {
    expect(
      listed(
        resource('imsqti_test_xmlv2p1', 'test.xml'),
        resource('imsqti_item_xmlv2p1', 'a%20b.xml'),
        resource('imsqti_item_xmlv3p0', '../../c.xml'),
      ),
    ).toEqual({ items: ['goi/a b.xml'], difficulties: new Map(), hasTests: true, isOld: false });
  });

  test('says how hard its items are, as LOM does', () => {
    const rated = (name: string, said: string) =>
      `<ims:resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}.xml"><ims:metadata><m:lom xmlns:m="y"><m:educational><m:difficulty>${said}</m:difficulty></m:educational></m:lom></ims:metadata></ims:resource>`;
    const value = (word: string) => `<m:source>LOMv1.0</m:source><m:value>${word}</m:value>`;
    const { difficulties } = listed(
      rated('a', value('very easy')),
      rated('b', value('<m:langstring>difficult</m:langstring>')),
      rated('c', value('unheard of')),
      resource('imsqti_item_xmlv2p1', 'd.xml'),
    );
    expect([...difficulties]).toEqual([
      ['goi/a.xml', 'easy'],
      ['goi/b.xml', 'hard'],
    ]);
  });

  test('of QTI 1.2 is told', () => {
    expect(listed(resource('imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'a.xml')).isOld).toBe(true);
  });

  test.each([
    ['a/b.xml', '../c.png', 'c.png'],
    ['b.xml', '../c.png', undefined],
    ['a/b.xml', '/c.png', 'c.png'],
    ['a/b.xml', 'https://example.org/c.png', undefined],
    ['b.xml', '', undefined],
    ['b.xml', '%zz', '%zz'],
  ])('%s with %s leads to %s', (document, address, path) => {
    expect(pathFrom(document, address)).toBe(path);
  });
});
