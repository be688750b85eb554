import type { LeaderElection, Environment, TabChannel } from './Environment';
import type { TabMessage } from './tabMessages';

const nudgeEvery = 4_000;
/** A sending tab that says nothing for this long is frozen, and another takes over. */
const silence = 9_000;

/** The tabs of this browser that have one attempt open: they hear each other, and one of them leads by sending. */
export class TabRelay {
  leads = false;
  private readonly channel: TabChannel;
  private readonly election: LeaderElection;
  private heardAt: number;
  private cancelWatch: () => void = () => undefined;
  private closed = false;

  constructor(
    attemptId: string,
    private readonly environment: Environment,
    hear: (message: TabMessage) => void,
    onLead: () => void,
  ) {
    this.heardAt = environment.timers.now();
    this.channel = environment.openChannel(attemptId, (message) => {
      this.heardAt = environment.timers.now();
      hear(message);
    });
    const lead = (leads: boolean) => {
      if (this.closed) return;
      this.leads = leads;
      onLead();
    };
    this.election = environment.joinElection(
      attemptId,
      () => lead(true),
      () => lead(false),
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

  /** A tab in front keeps the leading one awake, and takes over when that one is silent. */
  private watch(): void {
    this.cancelWatch = this.environment.timers.after(nudgeEvery, () => {
      if (!this.leads && this.environment.visible()) {
        this.post({ kind: 'nudge', flush: false });
        if (this.environment.timers.now() - this.heardAt > silence) this.election.acquire();
      }
      this.watch();
    });
  }
}
