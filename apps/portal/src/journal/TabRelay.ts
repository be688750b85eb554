import type { LeaderElection, Environment, TabChannel } from './Environment';
import type { TabMessage } from './tabMessages';

const sendRequestEvery = 4_000;
/** A leader without messages for this long is frozen; another tab takes over. Milliseconds. */
const longestSilence = 9_000;

/** Connects the tabs that have one attempt open, and elects the leader, the one that sends. */
export class TabRelay {
  isLeader = false;
  private readonly channel: TabChannel;
  private readonly election: LeaderElection;
  private lastMessageAt: number;
  private cancelWatch: () => void = () => undefined;
  private closed = false;

  constructor(
    attemptId: string,
    private readonly environment: Environment,
    onMessage: (message: TabMessage) => void,
    onLeaderChange: () => void,
  ) {
    this.lastMessageAt = environment.timers.now();
    this.channel = environment.openChannel(attemptId, (message) => {
      this.lastMessageAt = environment.timers.now();
      onMessage(message);
    });
    const setLeader = (isLeader: boolean) => {
      if (this.closed) return;
      this.isLeader = isLeader;
      onLeaderChange();
    };
    this.election = environment.joinElection(
      attemptId,
      () => setLeader(true),
      () => setLeader(false),
    );
    this.watch();
  }

  post(message: TabMessage): void {
    if (!this.closed) this.channel.post(message);
  }

  close(): void {
    this.closed = true;
    this.cancelWatch();
    this.election.withdraw();
    this.channel.close();
  }

  /** The visible tab pings the leader, and takes over when the leader does not answer. */
  private watch(): void {
    this.cancelWatch = this.environment.timers.after(sendRequestEvery, () => {
      if (!this.isLeader && this.environment.visible()) {
        this.post({ kind: 'sendRequest', flush: false });
        if (this.environment.timers.now() - this.lastMessageAt > longestSilence) this.election.acquire();
      }
      this.watch();
    });
  }
}
