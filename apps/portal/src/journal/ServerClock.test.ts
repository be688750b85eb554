import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ServerClock } from './ServerClock';

const epoch = Date.parse('2026-11-21T02:00:00Z');

describe('ServerClock', () => {
  test('is within a second of the server on links of up to two seconds, whatever the way there and back takes', () => {
    const trip = fc.record({
      there: fc.nat({ max: 1_000 }),
      back: fc.nat({ max: 1_000 }),
      pause: fc.nat({ max: 9_000 }),
    });
    fc.assert(
      fc.property(fc.array(trip, { minLength: 1, maxLength: 30 }), fc.nat({ max: 1e9 }), (trips, started) => {
        let now = started;
        const clock = new ServerClock(() => now, 0);
        for (const { there, back, pause } of trips) {
          const sentAt = now;
          const serverTime = epoch + now + there;
          now += there + back;
          clock.observe(serverTime, sentAt, now);
          expect(Math.abs(clock.now() - (epoch + now))).toBeLessThanOrEqual(1_000);
          now += pause;
        }
      }),
    );
  });

  test('narrows with each answer and starts anew when the device has slept', () => {
    let now = 0;
    const clock = new ServerClock(() => now, 0);
    clock.observe(epoch + 900, 0, 2_000);
    clock.observe(epoch + 2_010, 2_000, 2_040);
    now = 2_040;
    expect(Math.abs(clock.now() - (epoch + 2_040))).toBeLessThanOrEqual(20);
    // Ten minutes of sleep, which the monotonic clock did not count.
    clock.observe(epoch + 602_050, 2_040, 2_060);
    now = 2_060;
    expect(Math.abs(clock.now() - (epoch + 602_060))).toBeLessThanOrEqual(20);
  });

  test('guesses after an offline reload, and never backwards', () => {
    const clock = new ServerClock(() => 50, 0);
    clock.guess({ server: epoch, wall: 1_000 }, 61_000);
    expect(clock.certain).toBe(false);
    expect(clock.now()).toBe(epoch + 60_000);
    clock.guess({ server: epoch, wall: 1_000 }, -7_200_000);
    expect(clock.now()).toBe(epoch);
  });
});
