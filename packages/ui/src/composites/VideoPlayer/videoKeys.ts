export type VideoCommand =
  | { does: 'toggle' | 'mute' | 'captions' | 'full' | 'faster' | 'slower' }
  | { does: 'seekBy' | 'volumeBy'; by: number }
  | { does: 'seekShare'; share: number };

const commands: Readonly<Record<string, VideoCommand>> = {
  ' ': { does: 'toggle' },
  k: { does: 'toggle' },
  j: { does: 'seekBy', by: -10 },
  l: { does: 'seekBy', by: 10 },
  ArrowLeft: { does: 'seekBy', by: -5 },
  ArrowRight: { does: 'seekBy', by: 5 },
  ArrowUp: { does: 'volumeBy', by: 0.1 },
  ArrowDown: { does: 'volumeBy', by: -0.1 },
  m: { does: 'mute' },
  c: { does: 'captions' },
  f: { does: 'full' },
  '<': { does: 'slower' },
  '>': { does: 'faster' },
};

interface VideoKey {
  key: string;
  /** With Ctrl, Alt or Cmd a key belongs to the browser. */
  command: boolean;
  /** The focused element: on a tool, Space presses it and arrows move on; on the seek bar, arrows seek. */
  on: 'picture' | 'tool' | 'time' | 'field';
}

/** The command of a key; undefined for keys that the player does not handle. */
export function videoCommand({ key, command, on }: VideoKey): VideoCommand | undefined {
  if (command || on === 'field') return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  if (on === 'tool' && (name === ' ' || name === 'ArrowLeft' || name === 'ArrowRight')) return undefined;
  if (on === 'time' && name.startsWith('Arrow')) return undefined;
  if (/^[0-9]$/.test(name)) return { does: 'seekShare', share: Number(name) / 10 };
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

export const videoSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next speed in a direction; unchanged at the ends. */
export function nextSpeed(rate: number, direction: 1 | -1): number {
  const found =
    direction > 0 ? videoSpeeds.find((speed) => speed > rate) : videoSpeeds.findLast((speed) => speed < rate);
  return found ?? rate;
}
