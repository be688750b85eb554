import { longestState, type PlayedPart, type PlayerMessage } from './messages';
import { percentOf } from './percentOf';
import { watchInput } from './watchInput';

/** What scorm-again gives with each commit (`renderCommonCommitFields`). */
interface Committed {
  completionStatus?: string;
  successStatus?: string;
  score?: Parameters<typeof percentOf>[0];
  runtimeData?: { cmi?: unknown };
}

/** Settings of both versions: each value that a package sets is committed within a second, and its time is added up. */
export const settings = {
  autocommit: true,
  autocommitSeconds: 1,
  // Commits go to the service below; without an address none would be made.
  lmsCommitUrl: 'portal:',
  renderCommonCommitFields: true,
  alwaysSendTotalTime: true,
  selfReportSessionTime: true,
  // Errors are answered to the package, as SCORM says.
  logLevel: 5,
} as const;

interface CommitService {
  processHttpRequest: (url: string, committed: unknown) => { result: boolean; errorCode: number };
  updateSettings: () => void;
}

/** What a version does with its own API. */
export interface Version {
  /** The name under which packages look for it. */
  name: 'API' | 'API_1484_11';
  /** @param cmi what was kept; undefined for the first time */
  make: (service: CommitService, part: PlayedPart, cmi: Record<string, unknown> | undefined) => object;
}

/** Waits for the portal, and plays what it opens. */
export function play(version: Version): void {
  addEventListener('message', function open({ source, ports, data }: MessageEvent) {
    const [port] = ports;
    if (source !== parent || !port) return;
    removeEventListener('message', open);
    start(version, port, data as PlayedPart);
  });
}

function start({ name, make }: Version, port: MessagePort, part: PlayedPart): void {
  const send = (message: PlayerMessage) => port.postMessage(message);
  const service: CommitService = {
    processHttpRequest: (_url, committed) => {
      const message = messageOf(committed as Committed);
      send(message);
      return { result: message.type === 'commit', errorCode: message.type === 'commit' ? 0 : 391 };
    },
    updateSettings: () => undefined,
  };
  Object.assign(window, { [name]: make(service, part, keptIn(part.state)) });
  const files = new URL('files/', location.href);
  const address = new URL(part.href, files);
  // The server has checked it; a package that is looked at must not lead elsewhere.
  if (!address.href.startsWith(files.href)) return;
  const frame = document.createElement('iframe');
  frame.title = part.title;
  frame.allow = 'autoplay; fullscreen';
  frame.src = address.href;
  frame.addEventListener('load', () => send({ type: 'opened' }), { once: true });
  let sentAt = 0;
  watchInput(frame, () => {
    if (performance.now() - sentAt < 1_000) return;
    sentAt = performance.now();
    send({ type: 'input' });
  });
  document.body.append(frame);
}

function messageOf({ completionStatus, successStatus, score, runtimeData }: Committed): PlayerMessage {
  const state = JSON.stringify(runtimeData?.cmi ?? {});
  if (state.length > longestState) return { type: 'tooLong' };
  return {
    type: 'commit',
    completion:
      completionStatus === 'completed' || completionStatus === 'incomplete' ? completionStatus : 'unknown',
    success: successStatus === 'passed' || successStatus === 'failed' ? successStatus : 'unknown',
    score: percentOf(score ?? {}),
    state,
  };
}

function keptIn(state: string): Record<string, unknown> | undefined {
  if (state === '') return undefined;
  try {
    const cmi: unknown = JSON.parse(state);
    return typeof cmi === 'object' && cmi !== null ? { ...cmi } : undefined;
  } catch {
    // What cannot be read is begun anew.
    return undefined;
  }
}
