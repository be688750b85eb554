import type { CertificateField } from '@sen/api/contract/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificateNumber } from './certificateNumber.ts';
import { certificateStatus } from './certificateStatus.ts';
import { checkTemplate, keptTemplate } from './checkTemplate.ts';
import { expiryOf } from './expiryOf.ts';
import { fieldBox, isOnPage, movedOntoPage, pageSizes } from './fieldBox.ts';
import { fieldText } from './fieldText.ts';
import { fitText } from './fitText.ts';
import { newField, newTemplate } from './newTemplate.ts';
import { sampleFacts } from './sampleFacts.ts';
import { readCertificateCode } from './certificateCode.ts';

const whole = (change: Partial<CertificateField>, kind: CertificateField['kind'] = 'person_name') => {
  const template = { ...newTemplate('vi'), name: 'Mẫu' };
  const changed = template.fields.map((field) => (field.kind === kind ? { ...field, ...change } : field));
  return { ...template, fields: changed };
};
const errorsOf = (template: Parameters<typeof checkTemplate>[0]) =>
  checkTemplate(template).map(({ field, code }) => `${field}: ${code}`);

describe('a template', () => {
  test.each(['landscape', 'portrait'] as const)('begins with fields that are right, %s', (orientation) => {
    for (const lang of ['vi', 'en'] as const)
      expect(errorsOf({ ...newTemplate(lang, orientation), name: 'Mẫu' })).toEqual([]);
  });

  test('needs a name, the name of the person and something to verify', () => {
    expect(errorsOf({ ...newTemplate('vi'), fields: [] })).toEqual([
      'name: thisFieldIsRequired',
      'fields: certificateFieldsNeeded',
    ]);
  });

  test.each([
    [{ x: -1 }, 'fields.2.x: certificateFieldOutside'],
    [{ x: 100 }, 'fields.2.x: certificateFieldOutside'],
    [{ y: -0.5 }, 'fields.2.y: certificateFieldOutside'],
    [{ y: 190 }, 'fields.2.y: certificateFieldOutside'],
    [{ width: 79 }, 'fields.2.width: certificateFieldNarrow'],
    [{ width: 258 }, 'fields.2.x: certificateFieldOutside'],
    [{ size: 5 }, 'fields.2.size: certificateSizeWrong'],
    [{ size: 97 }, 'fields.2.size: certificateSizeWrong'],
    [{ color: 'red' }, 'fields.2.color: certificateColorWrong'],
  ])('refuses a field with %j', (change, error) => {
    expect(errorsOf(whole(change))).toEqual([error]);
  });

  test('refuses an empty text, and months that are none', () => {
    expect(errorsOf({ ...whole({ text: '  ' }, 'text'), valid_months: 0 })).toEqual([
      'valid_months: certificateMonthsWrong',
      'fields.0.text: thisFieldIsRequired',
      'fields.1.text: thisFieldIsRequired',
      'fields.3.text: thisFieldIsRequired',
    ]);
  });

  test('is kept tidy', () => {
    const kept = keptTemplate({ ...whole({ color: '#ABCDEF', text: 'x' }), name: ' Mẫu  một ' });
    expect(kept.name).toBe('Mẫu một');
    expect(kept.fields[2]).toMatchObject({ color: '#abcdef', text: '' });
  });
});

test('a field that is moved onto the page is on it', () => {
  const place = fc.double({ min: -500, max: 500, noNaN: true });
  fc.assert(
    fc.property(place, place, fc.constantFrom('landscape', 'portrait'), (x, y, orientation) => {
      const page = pageSizes[orientation];
      const field = { ...newField('person_name', orientation), x, y };
      const moved = { ...field, ...movedOntoPage(fieldBox(field), page) };
      expect(isOnPage(fieldBox(moved), page)).toBe(true);
    }),
  );
});

describe('a text', () => {
  const measure = (text: string) => Array.from(text).length * 0.55;
  const space = { width: 300, size: 30, lines: 2, wrapsFirst: false };

  test('stays as it is where it fits', () => {
    expect(fitText('Lê An', space, measure)).toEqual({ lines: ['Lê An'], size: 30 });
  });

  test('is a little smaller before it takes a second line', () => {
    expect(fitText('Nguyễn Thị Phương Thảo', space, measure)).toEqual({
      lines: ['Nguyễn Thị Phương Thảo'],
      size: 24.5,
    });
    expect(fitText('Nguyễn Thị Phương Thảo Nguyên Anh', space, measure)).toEqual({
      lines: ['Nguyễn Thị Phương', 'Thảo Nguyên Anh'],
      size: 30,
    });
  });

  test('of 120 letters is on the narrowest line that a name may have', () => {
    const narrow = { width: 80 * (72 / 25.4), size: 30, lines: 2, wrapsFirst: false };
    for (const name of ['Nguyễn '.repeat(18).trim().slice(0, 120), 'Ư'.repeat(120)]) {
      const { lines, size } = fitText(name, narrow, measure);
      expect(size).toBeGreaterThanOrEqual(5);
      expect(lines.join(' ').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    }
  });

  test('never is wider than its space, and nothing of it is lost unless it is cut off visibly', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ễ', ' ', 'W', '-'), maxLength: 400 });
    fc.assert(
      fc.property(text, fc.integer({ min: 20, max: 600 }), fc.boolean(), (given, width, wrapsFirst) => {
        const { lines, size } = fitText(given, { ...space, width, wrapsFirst }, measure);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width + 1e-6);
        const shown = lines.join('').replaceAll(' ', '');
        const isCut = shown.endsWith('…');
        const all = given.normalize('NFC').replaceAll(' ', '');
        if (isCut) expect(all.startsWith(shown.slice(0, -1))).toBe(true);
        else expect(shown).toBe(all);
      }),
    );
  });
});

test('a certificate expires at the end of the day, months later', () => {
  const issued = new Date('2026-11-27T18:00:00Z');
  expect(expiryOf(issued, null)).toBeNull();
  expect(expiryOf(issued, 12)?.toISOString()).toBe('2027-11-28T16:59:59.000Z');
  expect(expiryOf(new Date('2026-12-31T01:00:00Z'), 2)?.toISOString()).toBe('2027-02-28T16:59:59.000Z');
});

test('what a certificate is worth', () => {
  const now = new Date('2026-11-27T00:00:00Z');
  const earlier = new Date('2026-11-26T00:00:00Z');
  expect(certificateStatus({ expires_at: null, revoked_at: null }, now)).toBe('valid');
  expect(certificateStatus({ expires_at: earlier, revoked_at: null }, now)).toBe('expired');
  expect(certificateStatus({ expires_at: earlier, revoked_at: earlier }, now)).toBe('revoked');
});

test('what its fields say', () => {
  const facts = { ...sampleFacts('usual', new Date('2026-11-27T18:00:00Z')), score: null };
  const say = (kind: CertificateField['kind'], lang: 'vi' | 'en') =>
    fieldText({ kind, text: 'Số:' }, facts, lang);
  expect(say('issued_on', 'vi')).toBe('28/11/2026');
  expect(say('score', 'vi')).toBe('');
  expect([say('rating', 'vi'), say('rating', 'en')]).toEqual(['Giỏi', 'Excellent']);
  expect(say('text', 'en')).toBe('Số:');
  expect(certificateNumber({ year: 2026, serial: 7 })).toBe('2026-000007');
});

test('the code of a sample is no code', () => {
  expect(readCertificateCode(sampleFacts('usual', new Date()).code)).toBeNull();
});
