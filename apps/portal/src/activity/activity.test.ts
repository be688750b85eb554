import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textStore } from '../device/testing/textStore';
import { ActivityMeter, idleAfter } from './ActivityMeter';
import { ActivityRecorder, type RecorderEnvironment } from './ActivityRecorder';
import { ReportStore } from './reportStore';

const seconds = (count: number) => count * 1000;
const minutes = (count: number) => count * 60_000;

describe('ActivityMeter', () => {
  it('counts a minute after the last input', () => {
    const meter = new ActivityMeter(0, true);
    meter.input(seconds(30));
    expect(meter.seconds(seconds(80))).toBe(80);
    expect(meter.seconds(minutes(10))).toBe(90);
    meter.input(minutes(10));
    expect(meter.seconds(minutes(10) + seconds(5))).toBe(95);
  });

  it('does not count a hidden page, even while a film plays', () => {
    const meter = new ActivityMeter(0, true);
    meter.setPlaying(true, 0);
    meter.setVisible(false, seconds(10));
    expect(meter.seconds(minutes(20))).toBe(10);
    meter.setVisible(true, minutes(20));
    expect(meter.seconds(minutes(25))).toBe(310);
  });

  it('counts a film that plays without input, and a minute after it', () => {
    const meter = new ActivityMeter(0, true);
    meter.setPlaying(true, 0);
    expect(meter.unusedFor(minutes(30))).toBe(0);
    meter.setPlaying(false, minutes(30));
    expect(meter.seconds(minutes(40))).toBe(31 * 60);
    expect(meter.unusedFor(minutes(40))).toBe(minutes(10));
  });

  it('never counts more than has passed, nor less than before', () => {
    const event = fc.record({
      kind: fc.constantFrom('input', 'show', 'hide', 'play', 'pause', 'read'),
      after: fc.integer({ min: 0, max: 3 * idleAfter }),
    });
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const meter = new ActivityMeter(0, true);
        let now = 0;
        let last = 0;
        for (const { kind, after } of events) {
          now += after;
          if (kind === 'input') meter.input(now);
          if (kind === 'show' || kind === 'hide') meter.setVisible(kind === 'show', now);
          if (kind === 'play' || kind === 'pause') meter.setPlaying(kind === 'play', now);
          const read = meter.seconds(now);
          expect(read).toBeGreaterThanOrEqual(last);
          expect(read).toBeLessThanOrEqual(now / 1000);
          last = read;
        }
      }),
    );
  });
});

interface Sent {
  visit_id: string;
  active_seconds: number;
  seconds_ago: number;
  session_id?: string;
}

/** A page whose server answers as it is told. */
function newPage(store = textStore()) {
  let clock = 0;
  let ids = 0;
  const page = {
    sent: [] as (readonly Sent[])[],
    outlived: [] as boolean[],
    failure: null as Error | null,
    refused: [] as { visit_id: string; code: string; message: string }[],
    store,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    get last() {
      return page.sent.at(-1);
    },
  };
  const environment: RecorderEnvironment = {
    now: () => clock,
    wall: () => clock,
    newId: () => `visit-${(ids += 1)}`,
    reports: new ReportStore(store, '7'),
    send: async (reports, outlivesPage) => {
      page.sent.push(reports);
      page.outlived.push(outlivesPage);
      if (page.failure) throw page.failure;
      return { visits: [], lessons: [], refused: page.refused };
    },
    isFinal: (error) => error instanceof TypeError,
  };
  return { page, recorder: new ActivityRecorder(environment, true) };
}

const lesson = { classroom_id: '5', session_id: 'b1a0f0c5-0000-4000-8000-000000000000' };

describe('ActivityRecorder', () => {
  it('reports the seconds of the whole visit, and nothing when nothing is new', async () => {
    const { page, recorder } = newPage();
    page.pass(seconds(30));
    await recorder.report();
    expect(page.last).toEqual([{ visit_id: 'visit-1', active_seconds: 30, seconds_ago: 0 }]);
    recorder.input();
    page.pass(seconds(30));
    await recorder.report();
    expect(page.last).toEqual([{ visit_id: 'visit-1', active_seconds: 60, seconds_ago: 0 }]);
    await recorder.report();
    expect(page.sent).toHaveLength(2);
    expect(page.store.length).toBe(0);
  });

  it('begins another visit with each lesson, and after half an hour without use', async () => {
    const { page, recorder } = newPage();
    page.pass(seconds(10));
    recorder.enter(lesson);
    page.pass(seconds(20));
    recorder.enter({ ...lesson });
    page.pass(minutes(40));
    recorder.input();
    page.pass(seconds(5));
    await recorder.report();
    expect(
      page.last?.map(({ visit_id, active_seconds, session_id }) => [visit_id, active_seconds, session_id]),
    ).toEqual([
      ['visit-1', 10, undefined],
      ['visit-2', 60, lesson.session_id],
      ['visit-3', 5, lesson.session_id],
    ]);
  });

  it('reports what was seen of a lesson with its visit, and not with the next one', async () => {
    const { page, recorder } = newPage();
    recorder.enter(lesson);
    page.pass(seconds(4));
    recorder.setProgress({ position: 4, length: 60, seen: [[0, 4]] });
    await recorder.report();
    expect(page.last).toMatchObject([{ active_seconds: 4, progress: { position: 4, seen: [[0, 4]] } }]);
    // A part may be seen in the same second.
    recorder.setProgress({
      position: 9,
      length: 60,
      seen: [
        [0, 4],
        [8, 9],
      ],
    });
    await recorder.report();
    expect(page.last).toMatchObject([{ active_seconds: 4, progress: { position: 9 } }]);
    recorder.enter({ ...lesson, session_id: 'b1a0f0c5-0000-4000-8000-000000000001' });
    page.pass(seconds(1));
    await recorder.report();
    expect(page.last?.[0]).not.toHaveProperty('progress');
  });

  it('keeps what the server did not take, by hour, and sends it when the line returns', async () => {
    const { page, recorder } = newPage();
    recorder.enter(lesson);
    page.failure = new Error('no line');
    recorder.setPlaying(true);
    for (let minute = 0; minute < 90; minute += 1) {
      page.pass(minutes(1));
      // oxlint-disable-next-line no-await-in-loop -- one minute after the other
      await recorder.report();
    }
    expect(page.store.length).toBe(2);
    page.failure = null;
    page.pass(minutes(10));
    await recorder.report();
    expect(page.last?.map(({ active_seconds, seconds_ago }) => [active_seconds, seconds_ago])).toEqual([
      [59 * 60, 41 * 60],
      [100 * 60, 0],
    ]);
    expect(page.store.length).toBe(0);
  });

  it('is sent by the next page of the same person, and not by that of another one', async () => {
    const { page, recorder } = newPage();
    page.failure = new Error('no line');
    page.pass(seconds(12));
    recorder.setVisible(false);
    expect(page.outlived).toEqual([true]);
    const other = new ReportStore(page.store, '8');
    expect(other.list()).toEqual([]);
    const next = newPage(page.store);
    await next.recorder.report();
    expect(next.page.last).toMatchObject([{ visit_id: 'visit-1', active_seconds: 12 }]);
  });

  it('gives up what would never be taken, and notifies of refused visits', async () => {
    const { page, recorder } = newPage();
    page.failure = new TypeError('422');
    page.pass(seconds(12));
    await recorder.report();
    expect(page.store.length).toBe(0);
    page.failure = null;
    page.refused = [{ visit_id: 'visit-1', code: 'studyOutsideClass', message: 'Lớp đã kết thúc.' }];
    const heard: string[] = [];
    recorder.onRecorded(({ refused }) => heard.push(...refused.map(({ code }) => code)));
    page.pass(seconds(12));
    await recorder.report();
    expect(heard).toEqual(['studyOutsideClass']);
  });

  it('drops reports of more than 7 days, and what it did not write', async () => {
    const store = textStore();
    store.setItem('sen-activity/7/x/1', '{"visit_id":4}');
    store.setItem('sen-activity/7/y/1', 'null');
    store.setItem('other', 'stays');
    const { page, recorder } = newPage(store);
    page.failure = new Error('no line');
    page.pass(seconds(30));
    await recorder.report();
    page.failure = null;
    page.pass(8 * 24 * minutes(60));
    await recorder.report();
    expect(page.sent).toHaveLength(2);
    expect(page.last).toHaveLength(1);
    expect(page.last?.[0]).toMatchObject({ active_seconds: 60, seconds_ago: 0 });
    expect(Array.from({ length: store.length }, (_, place) => store.key(place))).toEqual(['other']);
  });

  it('loses and repeats nothing when a report is made while another one is on its way', async () => {
    const { page, recorder } = newPage();
    page.pass(seconds(30));
    const first = recorder.report();
    recorder.input();
    page.pass(seconds(10));
    await Promise.all([first, recorder.report()]);
    await recorder.report();
    expect(page.last).toEqual([{ visit_id: 'visit-1', active_seconds: 40, seconds_ago: 0 }]);
    expect(page.store.length).toBe(0);
  });
});
