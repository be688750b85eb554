import type { Candidacy, Surroundings, TabChannel } from './Surroundings';
import type { TabMessage } from './tabMessages';

const nudgeEvery = 4_000;
/** A sending tab that says nothing for this long is frozen, and another takes over. */
const silence = 9_000;

/** The tabs of this browser that have one attempt open: they hear each other, and one of them leads by sending. */
export class TabRelay {
  leads = false;
  private readonly channel: TabChannel;
  private readonly candidacy: Candidacy;
  private heardAt: number;
  private cancelWatch: () => void = () => undefined;
  private closed = false;

  constructor(
    attemptId: string,
    private readonly around: Surroundings,
    hear: (message: TabMessage) => void,
    onLead: () => void,
  ) {
    this.heardAt = around.timers.now();
    this.channel = around.openChannel(attemptId, (message) => {
      this.heardAt = around.timers.now();
      hear(message);
    });
    const lead = (leads: boolean) => {
      if (this.closed) return;
      this.leads = leads;
      onLead();
    };
    this.candidacy = around.stand(
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
    this.candidacy.withdraw();
    this.channel.close();
  }

  /** A tab in front keeps the leading one awake, and takes over when that one is silent. */
  private watch(): void {
    this.cancelWatch = this.around.timers.after(nudgeEvery, () => {
      if (!this.leads && this.around.visible()) {
        this.post({ kind: 'nudge', hurry: false });
        if (this.around.timers.now() - this.heardAt > silence) this.candidacy.seize();
      }
      this.watch();
    });
  }
}
