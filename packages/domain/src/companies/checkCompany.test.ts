import { expect, test } from 'vitest';
import { checkCompany, keptCompany } from './checkCompany.ts';

const codes = (draft: Parameters<typeof checkCompany>[0]) =>
  checkCompany(draft).map(({ field, code }) => `${field}: ${code}`);

test('a name is enough', () => {
  expect(codes({ company_name: 'Trường Cao đẳng Nghề' })).toEqual([]);
  expect(keptCompany({ company_name: '  Trường   Cao đẳng ', company_phone: ' ', field: ' ' })).toEqual({
    name: 'Trường Cao đẳng',
    email: null,
    address: null,
    phone: null,
    contact: null,
    field: null,
    is_business: false,
    accent_color: null,
  });
});

test.each([
  ['#1D6F42', '#1d6f42'],
  [' 1d6f42 ', '#1d6f42'],
  ['#2a8', '#22aa88'],
  ['', null],
  ['  ', null],
])('keeps the colour %j', (typed, color) => {
  expect(codes({ company_name: 'A', accent_color: typed })).toEqual([]);
  expect(keptCompany({ company_name: 'A', accent_color: typed }).accent_color).toBe(color);
});

test.each(['#12345', 'đỏ', '#1d6f4g', 'rgb(0,0,0)', '##1d6f42'])('refuses the colour %j', (typed) => {
  expect(codes({ company_name: 'A', accent_color: typed })).toEqual(['accent_color: accentColorInvalid']);
});

test('a blank name, a wrong email and a wrong phone number are refused in the order of the form', () => {
  expect(codes({ company_name: ' \u200b ', company_email: 'sen.vn', company_phone: '113' })).toEqual([
    'company_name: thisFieldIsRequired',
    'company_email: notAnEmail',
    'company_phone: companyPhoneInvalid',
  ]);
});

test.each([
  ['024 3936 1234', '02439361234'],
  ['(028) 3823.4567', '02838234567'],
  ['+84 24 3936 1234', '02439361234'],
  ['1900 6789', '19006789'],
  ['0912-345-678', '0912345678'],
])('reads the number %s', (typed, phone) => {
  const draft = { company_name: 'A', company_phone: typed };
  expect(codes(draft)).toEqual([]);
  expect(keptCompany(draft).phone).toBe(phone);
});

test.each(['1234567', '024 3936 12345', 'số máy lẻ 12', '09123x45678'])('refuses the number %s', (typed) => {
  expect(codes({ company_name: 'A', company_phone: typed })).toEqual(['company_phone: companyPhoneInvalid']);
});
