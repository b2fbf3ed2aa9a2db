import type { Language } from '../text/stem.ts';
import { type Mention, type Reason, withTopics } from '../wording/reason.ts';
import type { ReasonLine } from '../wording/reason-line.ts';
import type { Spoken } from '../wording/spoken.ts';

/** Collects what is said to one reader in each language. One reason that several languages say is one line. */
export class Lines {
  private readonly writes: Language | null;
  private readonly byReason = new Map<string, ReasonLine>();

  constructor(writes: Language | null) {
    this.writes = writes;
  }

  say(language: Language, reason: Reason<Spoken>, place: number, wording: number): void {
    this.lineOf(reason).said[language] = [place, wording];
  }

  ask(language: Language, reason: Reason<Spoken>, wording: number): void {
    const line = this.lineOf(reason);
    line.asked = { ...line.asked, [language]: wording };
  }

  get all(): ReasonLine[] {
    return [...this.byReason.values()];
  }

  private lineOf(spoken: Reason<Spoken>): ReasonLine {
    const reason = withTopics(spoken, ({ of }): Mention => of) as Reason<Mention>;
    const key = JSON.stringify(reason);
    const known = this.byReason.get(key);
    if (known) return known;
    const line: ReasonLine = { ...reason, writes: this.writes, said: {} };
    this.byReason.set(key, line);
    return line;
  }
}
