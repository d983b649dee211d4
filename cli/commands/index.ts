import type { Command } from '../command.ts';
import { admin } from './admin.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { capacity } from './capacity.ts';
import { decisions } from './decisions.ts';
import { demo } from './demo.ts';
import { engine } from './engine.ts';
import { exercises } from './exercises.ts';
import { games } from './games.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { render } from './render.ts';
import { restore } from './restore.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  serve,
  admin,
  backup,
  restore,
  demo,
  games,
  play,
  simulate,
  arena,
  ladder,
  decisions,
  analyse,
  exercises,
  train,
  bench,
  capacity,
  engine,
  render,
  verify,
];
