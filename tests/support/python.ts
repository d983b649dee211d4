import { spawnSync } from 'node:child_process';

const isThere = spawnSync('python3', ['--version']).status === 0;
const mustRun = process.env['CI'] === 'true';

if (!isThere && !mustRun) process.stderr.write('\n!!! python3 was not found: the Python bots are NOT tested here.\n\n');

/** Whether what is written in Python is tested here. */
export const TRIES_PYTHON = isThere || mustRun;
