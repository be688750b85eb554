import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginVisit, creditReport, type VisitReport, type VisitState } from './creditReport.ts';
import { mayStudyAt } from './mayStudyAt.ts';
import { secondsByHour } from './secondsByHour.ts';

const start = new Date('2026-11-24T08:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

function creditAll(reports: readonly VisitReport[], possibleSince = after(-86_400)): number {
  let state: VisitState | undefined;
  for (const report of reports)
    state = creditReport(state ?? beginVisit(report, possibleSince), report).state;
  return state?.credited ?? 0;
}

/** Reports of a page that is used for a while, then rests, and so on. */
const honest = fc
  .array(fc.record({ used: fc.integer({ min: 0, max: 60 }), rested: fc.integer({ min: 0, max: 600 }) }), {
    minLength: 1,
    maxLength: 30,
  })
  .map((spans) => {
    let active = 0;
    let at = 0;
    return spans.map(({ used, rested }): VisitReport => {
      active += used;
      at += used + rested;
      return { active, at: after(at) };
    });
  });

describe('creditReport', () => {
  it('credits what an honest page reports', () => {
    fc.assert(
      fc.property(honest, (reports) => {
        expect(creditAll(reports)).toBe(reports.at(-1)?.active);
      }),
    );
  });

  it('credits the same when reports are repeated or lost on the way', () => {
    fc.assert(
      fc.property(honest, fc.array(fc.nat(29), { maxLength: 60 }), (reports, sent) => {
        const last = reports.at(-1);
        const some = sent.flatMap((at) => reports[at] ?? []);
        const [first] = reports;
        if (!first || !last) return;
        expect(creditAll([first, ...some, last, ...some])).toBe(last.active);
      }),
    );
  });

  it('credits no more than the time that has passed', () => {
    const first = { active: 10, at: after(10) };
    expect(creditAll([first, { active: 3610, at: after(40) }])).toBe(10 + 30 + 2);
    expect(creditAll([first, { active: 3610, at: after(40) }, { active: 3640, at: after(70) }])).toBe(72);
    expect(creditAll([first, { active: 500, at: after(-500) }])).toBe(12);
  });

  it('credits a first report no more than the time since the lesson was opened', () => {
    expect(creditAll([{ active: 5000, at: after(1) }], start)).toBe(3);
    expect(creditAll([{ active: 5000, at: after(1) }])).toBe(5000);
    // Made before the lesson was opened.
    expect(creditAll([{ active: 5000, at: after(-60) }], start)).toBe(2);
  });

  it('credits what an honest page reports of a lesson that was opened before', () => {
    fc.assert(
      fc.property(honest, (reports) => {
        expect(creditAll(reports, start)).toBe(reports.at(-1)?.active);
      }),
    );
  });
});

describe('secondsByHour', () => {
  it.each([
    [0, '08:10:00', []],
    [600, '08:10:00', [['08', 600]]],
    [
      601,
      '08:10:00',
      [
        ['07', 1],
        ['08', 600],
      ],
    ],
    [30, '08:00:00', [['07', 30]]],
    [
      7500,
      '10:01:40',
      [
        ['07', 200],
        ['08', 3600],
        ['09', 3600],
        ['10', 100],
      ],
    ],
  ] as const)('%d seconds before %s', (seconds, time, expected) => {
    const shares = secondsByHour(seconds, new Date(`2026-11-24T${time}Z`));
    expect(shares.map(({ hour, ...share }) => [hour.toISOString().slice(11, 13), share.seconds])).toEqual(
      expected,
    );
  });

  it('loses no second, and no hour has more than 3,600', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 86_400 }),
        fc.date({ min: start, max: after(1e6), noInvalidDate: true }),
        (seconds, end) => {
          const shares = secondsByHour(seconds, end);
          expect(shares.reduce((sum, share) => sum + share.seconds, 0)).toBe(seconds);
          expect(shares.every((share) => share.seconds > 0 && share.seconds <= 3600)).toBe(true);
        },
      ),
    );
  });
});

describe('mayStudyAt', () => {
  const period = { starts_at: start, ends_at: after(60) };
  it.each([
    [-1, 'studyOutsideClass'],
    [0, null],
    [59, null],
    [60, 'studyOutsideClass'],
  ])('%d seconds after the start: %s', (seconds, code) => {
    const verdict = mayStudyAt(period, after(seconds));
    expect(verdict.allowed ? null : verdict.code).toBe(code);
  });
});
