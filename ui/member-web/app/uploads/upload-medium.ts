import type { z } from 'zod';
import type { mediaContract } from '#http/platform/contract/media.ts';
import type { UploadPurpose } from '#core/platform/media/medium.ts';
import { ApiError, isApiError, readProblem, unreachable } from '#ui/api/api-error.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { refresh } from '../client.ts';
import { languageOf } from '../language.ts';
import { decode, memberApi } from '../member-api.ts';

export type Uploaded = z.output<(typeof mediaContract)['upload']['output']>;

const { method, path } = memberApi.media.upload;

type Options = Readonly<{
  purpose: UploadPurpose;
  /** Where it lies among one's own files; at the top, when nothing is said. */
  folderId?: string | null;
  /** Of a video: a picture that was sent before it. */
  posterId?: string | null;
  file: Blob;
  name: string;
  /** One key per file: a repeated attempt of the same file makes one medium. */
  key: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}>;

/** `fetch` cannot tell how much has left the device; this is the one request that has to. */
const attempt = ({
  purpose,
  folderId,
  posterId,
  file,
  name,
  key,
  signal,
  onProgress,
}: Options): Promise<Uploaded> =>
  new Promise((resolve, reject) => {
    const session = signedIn.current();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);

    request.open(method, `/api${path}`);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Accept-Language', languageOf(location.pathname));
    request.setRequestHeader('Idempotency-Key', key);
    if (session.status === 'member')
      request.setRequestHeader('Authorization', `Bearer ${session.accessToken}`);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('error', () => {
      end();
      reject(unreachable());
    });
    request.addEventListener('abort', () => {
      end();
      reject(new DOMException('Upload canceled', 'AbortError'));
    });
    request.addEventListener('load', () => {
      end();
      const type = request.getResponseHeader('content-type') ?? '';
      if (request.status >= 200 && request.status < 300) {
        try {
          // The server encoded it as this same endpoint says.
          resolve(decode(memberApi.media.upload as never, JSON.parse(request.responseText)) as Uploaded);
        } catch {
          reject(new ApiError({ code: 'generic.unexpected', status: 502 }));
        }
        return;
      }
      const headers = new Headers({ 'content-type': type });
      for (const header of ['x-request-id', 'retry-after']) {
        const value = request.getResponseHeader(header);
        if (value !== null) headers.set(header, value);
      }
      void readProblem(
        new Response(request.responseText, { status: Math.max(request.status, 200), headers }),
      ).then(reject);
    });

    const form = new FormData();
    form.set('purpose', purpose);
    if (folderId) form.set('folderId', folderId);
    if (posterId) form.set('posterId', posterId);
    form.set('file', file, name);
    request.send(form);
  });

export const uploadMedium = async (options: Options): Promise<Uploaded> => {
  try {
    return await attempt(options);
  } catch (error) {
    if (!isApiError(error) || error.status !== 401 || !(await refresh())) throw error;
    return attempt(options);
  }
};
