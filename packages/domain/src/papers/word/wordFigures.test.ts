import { describe, expect, test } from 'vitest';
import { isMathml } from '../../questions/mathml.ts';
import { lines, paperOf, shown } from '../../testing/wordPapers.ts';
import { wordTable } from '../../testing/wordXml.ts';

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

  test('of the answer are in words there, and are no figures of the question', () => {
    const answer = math.replace('Câu 1. Nghiệm ', 'Đáp án: ');
    const [question] = paperOf(lines('Câu 1. Viết nghiệm.') + answer).questions;
    expect(question?.draft).toMatchObject({
      title: 'Viết nghiệm.',
      key: { type: 'short_answer', model_answer: '1/2xy^2' },
    });
    expect(question?.draft.content).not.toHaveProperty('figures');
  });

  test('raised and lowered signs are characters', () => {
    const run = (text: string, position: string) =>
      `<w:r><w:rPr><w:vertAlign w:val="${position}"/></w:rPr><w:t>${text}</w:t></w:r>`;
    const body = `<w:p><w:r><w:t>Câu 1. CO</w:t></w:r>${run('2', 'subscript')}<w:r><w:t> và 10 m</w:t></w:r>${run('2', 'superscript')}</w:p>`;
    expect(shown(body + lines('A. a', '*B. b'))).toEqual(['CO₂ và 10 m² | a | *b']);
  });
});
