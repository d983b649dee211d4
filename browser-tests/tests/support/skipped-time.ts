interface Alarm {
  readonly at: number;
  readonly work: () => void;
  timer: NodeJS.Timeout;
}

/** Real time, of which a test may skip some: whatever was due meanwhile is due then. */
export class SkippedTime {
  readonly #alarms = new Set<Alarm>();
  #skipped = 0;

  readonly now = (): number => Date.now() + this.#skipped;

  readonly later = (ms: number, work: () => void): (() => void) => {
    const alarm = { at: this.now() + ms, work, timer: setTimeout(() => this.#ring(alarm), ms) };
    this.#alarms.add(alarm);
    return () => {
      clearTimeout(alarm.timer);
      this.#alarms.delete(alarm);
    };
  };

  skip(ms: number): void {
    this.#skipped += ms;
    for (const alarm of this.#alarms) {
      clearTimeout(alarm.timer);
      alarm.timer = setTimeout(() => this.#ring(alarm), Math.max(alarm.at - this.now(), 0));
    }
  }

  #ring(alarm: Alarm): void {
    this.#alarms.delete(alarm);
    alarm.work();
  }
}
