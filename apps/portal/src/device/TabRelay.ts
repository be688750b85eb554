import type { LeaderElection, PageEnvironment, TabChannel } from './PageEnvironment';

const pingEvery = 4_000;
/** A leader without messages for this long is frozen; another tab takes over. Milliseconds. */
const longestSilence = 9_000;

interface RelayOptions<Message> {
  /** Tells this work from others. */
  name: string;
  /** Asks the leader for a message. */
  ping: Message;
  onMessage: (message: Message) => void;
  onLeaderChange: () => void;
}

/** Connects the tabs that do the same work, and elects the leader, the one that sends. */
export class TabRelay<Message> {
  isLeader = false;
  private readonly channel: TabChannel<Message>;
  private readonly election: LeaderElection;
  private lastMessageAt: number;
  private cancelWatch: () => void = () => undefined;
  private closed = false;

  constructor(
    private readonly environment: PageEnvironment<Message>,
    private readonly options: RelayOptions<Message>,
  ) {
    const { name, onMessage, onLeaderChange } = options;
    this.lastMessageAt = environment.timers.now();
    this.channel = environment.openChannel(name, (message) => {
      this.lastMessageAt = environment.timers.now();
      onMessage(message);
    });
    const setLeader = (isLeader: boolean) => {
      if (this.closed) return;
      this.isLeader = isLeader;
      onLeaderChange();
    };
    this.election = environment.joinElection(
      name,
      () => setLeader(true),
      () => setLeader(false),
    );
    this.watch();
  }

  post(message: Message): void {
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
    this.cancelWatch = this.environment.timers.after(pingEvery, () => {
      if (!this.isLeader && this.environment.visible()) {
        this.post(this.options.ping);
        if (this.environment.timers.now() - this.lastMessageAt > longestSilence) this.election.acquire();
      }
      this.watch();
    });
  }
}
