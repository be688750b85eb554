import { spawn } from 'node:child_process';
import { root } from '../setup.mjs';

/**
 * Runs a command; passes its output to `write` as it arrives.
 * @returns {Promise<boolean>} whether it exited with 0
 */
export function runCommand(command, args, write, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', write);
  }
  return new Promise((done) => {
    child.on('error', (error) => {
      write(`${command} could not be run: ${error.message}\n`);
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}
