import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { z } from 'zod';
import type { WebKit } from '../../../../scripts/browsers.mjs';
import { ClassicDriver, type Command } from './classic-driver.ts';
import { type Driver, SCREEN } from './driver.ts';
import { ended, until } from './processes.ts';

const COMMANDS: Readonly<Record<Command, readonly [method: 'GET' | 'POST', path: string]>> = {
  navigate: ['POST', '/url'],
  execute: ['POST', '/execute/sync'],
  actions: ['POST', '/actions'],
  screenshot: ['GET', '/screenshot'],
  resize: ['POST', '/window/rect'],
};

const Answer = z.object({ value: z.unknown() });
const Failure = z.object({ error: z.string(), message: z.string() });
const Session = z.object({ sessionId: z.string() });

/** Starts a WebKit that keeps nothing, on a display that nobody sees. */
export async function startWebKit(programs: WebKit): Promise<Driver> {
  const started: ChildProcess[] = [];
  const end = async (): Promise<void> => {
    for (const process of started.toReversed()) await ended(process);
  };
  try {
    const display = spawn(programs.display, [...DISPLAY, '-displayfd', '3'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    started.push(display);
    const env = { ...process.env, DISPLAY: `:${await numberOf(display)}` };
    const port = await freePort();
    const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
    started.push(driver);
    const address = `http://127.0.0.1:${port}/session`;
    const { sessionId } = await until('WebKit starts', async () => newSession(address, programs.browser), driver);
    const wire = async (command: Command, parameters: Readonly<Record<string, unknown>>): Promise<unknown> => {
      const [method, path] = COMMANDS[command];
      return ask(method, `${address}/${sessionId}${path}`, method === 'GET' ? null : parameters);
    };
    return await ClassicDriver.over(wire, async () => {
      await ask('DELETE', `${address}/${sessionId}`, null);
      await end();
    });
  } catch (error) {
    await end();
    throw error;
  }
}

const DISPLAY = ['-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'];

async function numberOf(display: ChildProcess): Promise<number> {
  const told = display.stdio[3];
  if (told === null || told === undefined) throw new Error('the display has no way to tell its number');
  const [data] = z.tuple([z.instanceof(Buffer)]).parse(await once(told, 'data'));
  return z.coerce.number().int().parse(data.toString().trim());
}

/** Null while the driver does not listen yet. */
async function newSession(address: string, browser: string): Promise<z.infer<typeof Session> | null> {
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  try {
    return Session.parse(await ask('POST', address, { capabilities }));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function ask(
  method: string,
  address: string,
  parameters: Readonly<Record<string, unknown>> | null,
): Promise<unknown> {
  const body = parameters === null ? null : JSON.stringify(parameters);
  const response = await fetch(address, { method, body });
  const { value } = Answer.parse(await response.json());
  if (response.ok) return value;
  const { error, message } = Failure.parse(value);
  throw new Error(`${error}: ${message}`);
}

/** The driver cannot choose a port by itself. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}
