import { type Driver, type Plain, SCREEN } from './driver.ts';

/** The commands of WebDriver that are used here. */
export type Command = 'navigate' | 'execute' | 'actions' | 'screenshot' | 'resize';

/** Takes a command to the browser and brings back its answer. */
export type Wire = (command: Command, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** A browser that understands WebDriver as it was before it had two directions. */
export class ClassicDriver implements Driver {
  readonly #wire: Wire;
  readonly #end: () => Promise<void>;

  private constructor(wire: Wire, end: () => Promise<void>) {
    this.#wire = wire;
    this.#end = end;
  }

  static async over(wire: Wire, end: () => Promise<void>): Promise<ClassicDriver> {
    await wire('resize', { x: 0, y: 0, ...SCREEN });
    return new ClassicDriver(wire, end);
  }

  async goTo(address: string): Promise<void> {
    await this.#wire('navigate', { url: address });
  }

  async reload(): Promise<void> {
    // Not by the command for it: in Firefox that goes past everything that is kept, the service worker too.
    await this.goTo(String(await this.run(() => location.href)));
  }

  async run<A extends readonly Plain[]>(work: (...given: A) => unknown, ...given: A): Promise<unknown> {
    return this.#wire('execute', { script: `return (${work.toString()})(...arguments)`, args: given });
  }

  async click(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#wire('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#wire('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.#wire('screenshot', {})), 'base64');
  }

  async close(): Promise<void> {
    await this.#end();
  }
}
