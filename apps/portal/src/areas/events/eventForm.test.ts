import { event, repeatingEvent } from '@sen/api/fixtures/events';
import { expect, test } from 'vitest';
import { draftOf, editOf, type EventForm, formOf, keepsRule, movedStart } from './eventForm';

const form = formOf(repeatingEvent);
const moved = (next: string) => ({ ...form, ...movedStart(form, next, repeatingEvent) });

test('an occurrence that moves takes its rule along, which is the same rule', () => {
  const later = moved('2026-11-26T01:00:00Z');
  expect(later).toMatchObject({ days: ['4'], until: '2026-12-31', time_end: '2026-11-26T03:00:00.000Z' });
  expect(keepsRule(later, repeatingEvent)).toBe(true);
  const back = { ...later, ...movedStart(later, repeatingEvent.time_start, repeatingEvent) };
  expect(back).toMatchObject({ days: ['2'], until: '2026-12-29' });
  const cleared = { ...later, ...movedStart(later, '', repeatingEvent) };
  const again = { ...cleared, ...movedStart(cleared, '2026-11-27T01:00:00Z', repeatingEvent) };
  expect(keepsRule(again, repeatingEvent)).toBe(true);
});

test('a rule that is changed is another one, and no longer moves its end', () => {
  const others: Partial<EventForm>[] = [{ until: '2026-12-22' }, { days: ['2', '5'] }, { repeats: 'never' }];
  for (const changes of others) expect(keepsRule({ ...form, ...changes }, repeatingEvent)).toBe(false);
  const own = { ...form, until: '2026-12-22' };
  expect(movedStart(own, '2026-11-25T01:00:00Z', repeatingEvent)).toMatchObject({ days: ['3'] });
  expect(movedStart(own, '2026-11-25T01:00:00Z', repeatingEvent)).not.toHaveProperty('until');
});

test('a change says of which occurrences it is; one alone does not repeat', () => {
  expect(editOf(form, repeatingEvent, 'one')).toMatchObject({ scope: 'one', recurrence: null });
  expect(editOf(form, repeatingEvent, 'all')).toMatchObject({
    scope: 'all',
    recurrence: { frequency: 'weekly', weekdays: [2], until: '2026-12-29' },
  });
  expect(editOf(formOf(event), event, 'all')).not.toHaveProperty('scope');
  expect(draftOf(formOf(event)).company_id).toBe(event.company_id);
});
