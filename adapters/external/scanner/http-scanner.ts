import { createReadStream } from 'node:fs';
import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { pipeline, Readable } from 'node:stream';
import { z } from 'zod';
import type { Upload } from '#core/platform/media/ports.ts';
import type { Verdict } from '#core/platform/media/scanning/file-scanner.ts';

type Times = Readonly<{ connectMs: number; idleMs: number }>;

const mostAnswerBytes = 16 * 1024;
const answerShape = z.object({ clean: z.boolean(), name: z.string().max(200).optional() });

const readAnswer = async (message: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of message) {
    text += String(piece);
    if (text.length > mostAnswerBytes) throw new Error('the scanner answers too much');
  }
  return text;
};

const verdictIn = (text: string): Verdict => {
  let said: unknown = null;
  try {
    said = JSON.parse(text);
  } catch {
    // Judged below, like any other answer of another shape.
  }
  const answer = answerShape.safeParse(said);
  if (!answer.success) throw new Error('the scanner answers something else than {"clean": true or false}');
  const { clean, name = 'unnamed' } = answer.data;
  return clean ? { isClean: true } : { isClean: false, found: name };
};

/** A hook of the operator's own: the bytes are posted to it, and it answers in JSON. No redirect is followed. */
export const httpScanner = (address: string, { connectMs, idleMs }: Times) => {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const secret = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
  const post = (body: Readable, size: number): Promise<Verdict> =>
    new Promise((resolve, reject) => {
      const outgoing = send(url, {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': size,
          accept: 'application/json',
          ...(username !== '' && { authorization: `Basic ${secret.toString('base64')}` }),
        },
      });
      const fail = (error: Error): void => {
        clearTimeout(connecting);
        outgoing.destroy();
        reject(error);
      };
      const connecting = setTimeout(() => fail(new Error('the scanner could not be reached')), connectMs);
      outgoing.on('socket', (socket) =>
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting)),
      );
      outgoing.setTimeout(idleMs, () => fail(new Error('the scanner does not answer')));
      outgoing.on('response', (message) => {
        if (message.statusCode !== 200) {
          fail(new Error(`the scanner answers ${message.statusCode}`));
          return;
        }
        readAnswer(message).then((text) => resolve(verdictIn(text))).catch(fail); // prettier-ignore
      });
      pipeline(body, outgoing, (error) => {
        if (error) fail(error);
      });
    });
  return {
    scan: ({ path, size }: Pick<Upload, 'path' | 'size'>): Promise<Verdict> =>
      post(createReadStream(path), size),
    /** There is no other question than about a file: one without content. */
    async ping(): Promise<void> {
      await post(Readable.from([]), 0);
    },
  };
};
