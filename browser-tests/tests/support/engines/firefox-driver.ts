import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ClassicDriver, type Command } from './classic-driver.ts';
import type { Driver } from './driver.ts';
import { ended, PATIENCE_MS, until } from './processes.ts';

/** Nothing that calls home, asks a question or waits for one to be answered. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  // Any port that is free; the browser writes down which.
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

const COMMANDS: Readonly<Record<Command, string>> = {
  navigate: 'WebDriver:Navigate',
  execute: 'WebDriver:ExecuteScript',
  actions: 'WebDriver:PerformActions',
  screenshot: 'WebDriver:TakeScreenshot',
  resize: 'WebDriver:SetWindowRect',
};

const Answer = z.tuple([
  z.literal(1),
  z.int(),
  z.object({ error: z.string(), message: z.string() }).nullable(),
  z.unknown(),
]);
const Value = z.object({ value: z.unknown() });

/** Starts a Firefox with a profile of its own. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'roundhouse-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(program, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    await ended(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const portFile = join(profile, 'MarionetteActivePort');
    const written = (): number | null => (existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null);
    const wire = await Marionette.at(await until('Firefox listens', () => Promise.resolve(written()), firefox));
    await wire.ask('WebDriver:NewSession', {});
    const answered = async (command: Command, parameters: Readonly<Record<string, unknown>>): Promise<unknown> => {
      const answer = Value.safeParse(await wire.ask(COMMANDS[command], parameters));
      return answer.success ? answer.data.value : null;
    };
    return await ClassicDriver.over(answered, async () => {
      wire.close();
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

/** Firefox's own door: the commands of WebDriver, each as its length, a colon and a list in JSON. */
class Marionette {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, PromiseWithResolvers>();
  #heard: Buffer = Buffer.alloc(0);
  #count = 0;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data: Buffer) => this.#hear(data));
    socket.on('error', (error) => this.#gone(error));
    socket.on('close', () => this.#gone(new Error('Firefox is gone')));
  }

  static async at(port: number): Promise<Marionette> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return new Marionette(socket);
  }

  async ask(command: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const message = JSON.stringify([0, id, command, parameters]);
      this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #hear(data: Buffer): void {
    this.#heard = Buffer.concat([this.#heard, data]);
    for (;;) {
      const colon = this.#heard.indexOf(':');
      const end = colon + 1 + Number(this.#heard.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#heard.length < end) return;
      const message: unknown = JSON.parse(this.#heard.subarray(colon + 1, end).toString());
      this.#heard = this.#heard.subarray(end);
      this.#answered(Answer.safeParse(message));
    }
  }

  /** What is no answer is the greeting. */
  #answered({ data }: ReturnType<typeof Answer.safeParse>): void {
    if (data === undefined) return;
    const [, id, error, result] = data;
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === null) asked?.resolve(result);
    else asked?.reject(new Error(`${error.error}: ${error.message}`));
  }

  #gone(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

interface PromiseWithResolvers {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}
