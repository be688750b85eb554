import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { SeededRandom } from '../SeededRandom.ts';
import type { Exchange, Reply } from './Exchange.ts';

/** Network and proxy faults of one save. */
export const networkFaults = {
  'request lost': async (exchange) => exchange.reset(),
  'request torn in the middle': async (exchange) => {
    await exchange.forwardHalf();
    exchange.reset();
  },
  'answer lost after the commit': async (exchange) => {
    await exchange.forward();
    exchange.reset();
  },
  'answer torn in the middle': async (exchange) => exchange.answerHalf(await exchange.forward()),
  'batch sent twice at once': async (exchange) => {
    const [reply] = await Promise.all([exchange.forward(), exchange.forward()]);
    exchange.answer(reply);
  },
  'old batch comes again': async (exchange, random) => {
    exchange.answer(await exchange.forward());
    await wait(random.between(800, 3_000));
    await exchange.forward();
  },
  'batch overtaken by its retry': async (exchange, random) => {
    exchange.reset();
    await wait(random.between(700, 2_500));
    await exchange.forward();
  },
  'slow network': async (exchange, random) => {
    await wait(random.between(200, 1_500));
    const reply = await exchange.forward();
    await wait(random.between(200, 1_500));
    exchange.answer(reply);
  },
  'server busy (503)': async (exchange) => exchange.answer(busy),
  'gateway broken (502)': async (exchange) => exchange.answer(gateway),
  'request swallowed': async () => undefined,
} satisfies Record<string, (exchange: Exchange, random: SeededRandom) => Promise<void>>;

export type NetworkFault = keyof typeof networkFaults;

export const networkFaultNames = Object.keys(networkFaults).filter(
  (name): name is NetworkFault => name in networkFaults,
);

const problem = {
  type: 'about:blank',
  title: 'Service Unavailable',
  status: 503,
  code: 'serviceUnavailable',
  message: errorMessage('serviceUnavailable', 'vi'),
  retry_after: 1,
};

const busy: Reply = {
  status: 503,
  headers: { 'content-type': 'application/problem+json', 'retry-after': '1' },
  body: Buffer.from(JSON.stringify(problem)),
};

const gateway: Reply = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<html><body><h1>502 Bad Gateway</h1></body></html>'),
};
