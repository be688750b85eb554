import { parseArgs } from 'node:util';

/** Runs a command with one operand and switches; prints why it was refused. */
export async function runCommand<Switch extends string>(
  usage: string,
  switches: readonly Switch[],
  run: (operand: string, on: Record<Switch, boolean>) => Promise<void>,
): Promise<void> {
  try {
    const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' }] as const));
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [operand, ...others] = positionals;
    if (operand === undefined || others.length > 0) throw new Error(`Usage: ${usage}`);
    const on = Object.fromEntries(switches.map((name) => [name, values[name] === true]));
    await run(operand, on as Record<Switch, boolean>);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (error instanceof Error && error.cause !== undefined) console.error(error.cause);
    process.exitCode = 1;
  }
}
