import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { Verdict } from '../errors/verdict.ts';
import { checkSignUp, registerCodeOf, type SignUpForm } from './checkSignUp.ts';
import { mayAskForClass, mayPlaceInClass, type ClassRequestFacts } from './requestVerbs.ts';

const codeOf = (verdict: Verdict) => (verdict.allowed ? undefined : verdict.code);
const now = new Date('2026-11-21T02:00:00Z');
const later = new Date('2026-12-01T02:00:00Z');

describe('checkSignUp', () => {
  const form: SignUpForm = {
    email: 'an@sen.vn',
    phone: '0912 345 678',
    name: 'Nguyễn Văn An',
    dateOfBirth: '2001-02-28',
    unit: 'K7QM-2XWD-PA',
  };
  const found = (changes: Partial<SignUpForm>) =>
    checkSignUp({ ...form, ...changes }, '2026-11-21').map(({ field, code }) => `${field} ${code}`);

  test('is no fault when it is whole', () => {
    expect(found({})).toEqual([]);
  });

  test('is named when it is missing, in the order of the form', () => {
    const fields = ['email', 'phone', 'name', 'dateOfBirth', 'unit'] as const;
    const nothing = Object.fromEntries(fields.map((field) => [field, ' ']));
    expect(found(nothing)).toEqual(fields.map((field) => `${field} thisFieldIsRequired`));
  });

  test.each<[Partial<SignUpForm>, string]>([
    [{ email: 'an@sen' }, 'email notAnEmail'],
    [{ phone: '12' }, 'phone notAPhone'],
    [{ name: 'a'.repeat(201) }, 'name tooLong'],
    [{ dateOfBirth: '2027-01-01' }, 'dateOfBirth bornInTheFuture'],
    [{ unit: ' - ' }, 'unit thisFieldIsRequired'],
  ])('%j: %s', (changes, fault) => {
    expect(found(changes)).toEqual([fault]);
  });

  test('a code means the same however it is read out and typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z2-9]{1,12}$/), fc.nat(12), (code, place) => {
        const typed = ` ${code.slice(0, place)} - ${code.slice(place)}`.toLowerCase();
        expect(registerCodeOf(typed)).toBe(code);
        expect(registerCodeOf(registerCodeOf(typed))).toBe(code);
      }),
    );
  });
});

describe('placing in a class', () => {
  test('of a free course takes a class of that course', () => {
    const classroom = { company_id: '1', course_id: '7', ends_at: later };
    expect(codeOf(mayPlaceInClass({ company_id: '1', course_id: '7' }, classroom, now))).toBeUndefined();
    expect(codeOf(mayPlaceInClass({ company_id: '1', course_id: '8' }, classroom, now))).toBe(
      'classOfAnotherCourse',
    );
  });
  test.each([
    ['1', later, undefined],
    ['1', now, 'classEnded'],
    ['2', later, 'classOfAnotherUnit'],
  ])('a class of unit %s that ends at %s: %s', (company_id, ends_at, code) => {
    expect(codeOf(mayPlaceInClass({ company_id: '1' }, { company_id, ends_at }, now))).toBe(code);
  });
});

describe('asking for a class', () => {
  const classroom = { company_id: '1', ends_at: later };
  test.each<[Partial<ClassRequestFacts>, string | undefined]>([
    [{}, undefined],
    [{ asked: 'denied' }, undefined],
    [{ asked: 'approved' }, undefined],
    [{ asked: 'pending' }, 'alreadyAsked'],
    [{ attends: true, asked: 'approved' }, 'alreadyInClass'],
    [{ company_id: '2' }, 'notFound'],
    [{ company_id: null }, 'notFound'],
  ])('%j: %s', (changes, code) => {
    const facts = { company_id: '1', attends: false, asked: null, ...changes };
    expect(codeOf(mayAskForClass(facts, classroom, now))).toBe(code);
  });

  test('a class that has ended accepts no requests', () => {
    const facts = { company_id: '1', attends: false, asked: null };
    expect(codeOf(mayAskForClass(facts, { ...classroom, ends_at: now }, now))).toBe('classEnded');
  });
});
