import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { median } from '../../packages/ui/bench/measuring/figures.ts';
import { option } from '../../packages/ui/bench/measuring/options.ts';
import playwright from '../playwright.config.ts';
import { Product } from '../product.ts';
import { words } from '../words.ts';
import { coldPaints } from './coldPage.ts';
import type { Paints } from './lesson/watchChange.ts';

/**
 * Measures what a visitor waits for on the sign-in page without a cache, over a line of 1.6 Mbit/s and 150 ms, the processor
 * throttled to a quarter; beside the same fields in one file without scripts, styles and fonts (the floor). `--runs 5`, `--rate 4`.
 */
const aims = { largest: 1_000, requests: 10 } as const;
const runs = option('runs', 5);
const rate = option('rate', 4);

const bare = `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sen</title><h1>${words.signIn('title')}</h1><form><p><label>${words.signIn('username')} <input></label>
<p><label>${words.signIn('password')} <input type="password"></label><p><button>${words.signIn('submit')}</button></form></html>`;

const floor = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bare),
);
await new Promise<void>((listening) => floor.listen(0, '127.0.0.1', listening));
const product = await Product.start();
const browser = await chromium.launch(playwright.use?.launchOptions ?? {});
const addresses = {
  'bare form': `http://127.0.0.1:${(floor.address() as AddressInfo).port}/`,
  'sign-in': `${product.address}/`,
};
type Name = keyof typeof addresses;
const names = Object.keys(addresses) as Name[];
const all: Record<Name, Paints[]> = { 'bare form': [], 'sign-in': [] };
try {
  for (let run = 0; run < runs; run += 1)
    for (const name of names) {
      const visitor = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'vi-VN',
        ignoreHTTPSErrors: true,
      });
      all[name].push(await coldPaints(visitor, { address: addresses[name], ready: 'form', rate }));
      await visitor.close();
    }
} finally {
  await browser.close();
  await product.stop();
  floor.close();
}

const of = (name: Name, what: keyof Paints) => Math.round(median(all[name].map((each) => each[what])));
console.log(`Cold, 150 ms and 1.6 Mbit/s, processor at 1/${rate}, medians of ${runs} runs, milliseconds`);
for (const name of names)
  console.log(
    `${name.padEnd(10)} first paint ${of(name, 'first')}, first text ${of(name, 'content')}, largest ${of(name, 'largest')}; ` +
      `before it ${of(name, 'requests')} requests, ${of(name, 'kilobytes')} kB`,
  );
const ratio = of('sign-in', 'largest') / of('bare form', 'largest');
console.log(`The largest paint is ${ratio.toFixed(2)} × that of the bare form`);
const results = Object.entries(aims).map(([what, aim]) => {
  const value = of('sign-in', what as keyof typeof aims);
  console.log(`${what} ${value}; aim ≤ ${aim}: ${value <= aim ? 'met' : 'NOT met'}`);
  return value <= aim;
});
process.exitCode = results.every(Boolean) ? 0 : 1;
