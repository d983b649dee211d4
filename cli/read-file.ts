import { readFileSync } from 'node:fs';
import { sentenceOf, UserError } from './user-error.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`'${file}' cannot be read: ${sentenceOf(error)}`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UserError(`'${file}' is not JSON: ${sentenceOf(error)}`);
  }
}
