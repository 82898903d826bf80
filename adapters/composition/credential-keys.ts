import { linkSync, readFileSync, renameSync, rmSync, statSync, chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  keySetOf,
  newKeyPair,
  readKeyPair,
  type CredentialKeyPair,
} from '#adapters/external/credentials/key-pair.ts';
import { codeOf, OperatorError, sentenceOf } from '#adapters/ports/operator-error.ts';
import type { Config } from './config.ts';

type Place = Pick<Config, 'dataDir' | 'credentialKeys'>;

const fileOf = ({ dataDir }: Place): string => join(dataDir, 'credential-keys.json');

const read = (file: string): CredentialKeyPair | null => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw new OperatorError(`DATA_DIR can't be used: ${sentenceOf(cause)}.`, { cause });
  }
  const pair = readKeyPair(text);
  if (pair) return pair;
  throw new OperatorError(
    `DATA_DIR: ${file} is damaged: put it back from a backup, or remove it, then run \`certificates rotate\`.`,
  );
};

const write = (file: string, pair: CredentialKeyPair, replace: boolean): void => {
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, keySetOf(pair), { mode: 0o600 });
    // Of two first starts at once, one wins and both use its keys.
    if (replace) renameSync(draft, file);
    else linkSync(draft, file);
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return;
    throw new OperatorError(`DATA_DIR can't be written: ${sentenceOf(cause)}.`, { cause });
  } finally {
    rmSync(draft, { force: true });
  }
};

/** The keys that sign certificates and badges: those of `CREDENTIAL_KEYS`, or of the data folder, made when it has none. */
export const keepCredentialKeys = async (place: Place): Promise<CredentialKeyPair> => {
  if (place.credentialKeys) return place.credentialKeys;
  const file = fileOf(place);
  const found = read(file);
  if (found) return found;
  const made = await newKeyPair();
  write(file, made, false);
  return read(file) ?? made;
};

/** New keys in place of those of the data folder, which sign nothing more. */
export const renewCredentialKeys = async (place: Place): Promise<void> => {
  if (place.credentialKeys)
    throw new OperatorError(
      'The keys come from CREDENTIAL_KEYS: put new ones in front there, start the servers again, then run `certificates rotate --given`.',
      { kind: 'conflict' },
    );
  write(fileOf(place), await newKeyPair(), true);
};
