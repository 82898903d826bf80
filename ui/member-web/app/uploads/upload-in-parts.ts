import { DetailedError, Upload } from 'tus-js-client';
import type { UploadPurpose } from '#core/platform/media/medium.ts';
import { type ApiError, readProblem, unreachable } from '#ui/api/api-error.ts';
import { signedIn } from '#ui/api/signed-in.ts';
import { client, refresh } from '../client.ts';
import { languageOf } from '../language.ts';
import type { Uploaded } from './upload-medium.ts';

const endpoint = '/api/media/uploads';
const partSize = 5 * 1024 * 1024;
/** A line that was cut for longer is taken up when the browser says that it is back. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000];

type Options = Readonly<{
  file: File;
  name: string;
  purpose: UploadPurpose;
  folderId: string | null;
  posterId: string | null;
  /** Where an earlier attempt stopped. */
  address: string | null;
  signal: AbortSignal;
  onAddress: (address: string) => void;
  onProgress: (share: number) => void;
  /** All has arrived; the server looks at it now. */
  onArrived: () => void;
}>;

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** The refusal of the server as every other one is read. */
const refusalFrom = async (error: unknown): Promise<ApiError> => {
  if (!(error instanceof DetailedError) || error.originalResponse === null) return unreachable();
  const { originalResponse: response } = error;
  const headers = new Headers();
  for (const name of ['content-type', 'x-request-id', 'retry-after']) {
    const value = response.getHeader(name);
    if (value !== undefined && value !== null) headers.set(name, value);
  }
  const status = response.getStatus();
  if (status < 200) return unreachable();
  return readProblem(new Response(status === 204 ? null : response.getBody(), { status, headers }));
};

const metadataOf = ({ name, file, purpose, folderId }: Options): Record<string, string> => ({
  filename: name,
  filetype: file.type,
  purpose,
  ...(folderId === null ? {} : { folderId }),
});

/** Sends what the server does not have yet; answers where it lies. */
const sendParts = (options: Options): Promise<string> =>
  new Promise<string>((resolve, reject) => {
    const { file, address, signal, onAddress, onProgress } = options;
    let isTokenOld = false;
    const upload = new Upload(file, {
      endpoint,
      uploadUrl: address,
      chunkSize: partSize,
      retryDelays,
      // The queue keeps the place itself, beside the file.
      storeFingerprintForResuming: false,
      metadata: metadataOf(options),
      onBeforeRequest: async (request) => {
        if (isTokenOld) {
          isTokenOld = false;
          await refresh();
        }
        const session = signedIn.current();
        if (session.status === 'member') request.setHeader('Authorization', `Bearer ${session.accessToken}`);
        request.setHeader('Accept-Language', languageOf(location.pathname));
      },
      onShouldRetry: (error, attempt) => {
        const status = statusOf(error);
        if (status === 401) {
          isTokenOld = true;
          return attempt < 2;
        }
        return status === 0 || status === 409 || status === 423 || status >= 500;
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) onAddress(new URL(upload.url, location.origin).pathname);
      },
      onProgress: (sent, total) => onProgress(total === 0 ? 0 : sent / total),
      onSuccess: () => {
        end();
        resolve(upload.url ?? '');
      },
      onError: (error) => {
        end();
        reject(error);
      },
    });
    const abort = () => {
      void upload.abort();
      end();
      reject(new DOMException('Upload canceled', 'AbortError'));
    };
    const end = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    return upload.start();
  });

/** What names an unfinished upload: the last part of its address. */
const uploadIdOf = (address: string): string => decodeURIComponent(address.split('/').at(-1) ?? '');

/** A large file, in parts of five megabytes; what has arrived is not sent twice. */
export const uploadInParts = async (options: Options): Promise<Uploaded> => {
  const { purpose, folderId, posterId, signal, onArrived } = options;
  const address = await sendParts(options).catch(async (error: unknown) => {
    throw signal.aborted ? error : await refusalFrom(error);
  });
  onArrived();
  return client.media.upload(
    {
      body: {
        uploadId: uploadIdOf(address),
        purpose,
        ...(folderId === null ? {} : { folderId }),
        ...(posterId === null ? {} : { posterId }),
      },
    },
    { signal },
  );
};

/** What has arrived is thrown away, so that it takes no room. */
export const discardUpload = async (address: string): Promise<void> => {
  try {
    await Upload.terminate(address, {
      retryDelays,
      onBeforeRequest: (request) => {
        const session = signedIn.current();
        if (session.status === 'member') request.setHeader('Authorization', `Bearer ${session.accessToken}`);
      },
    });
  } catch (error) {
    const refusal = await refusalFrom(error);
    // It is gone already.
    if (refusal.status !== 404) throw refusal;
  }
};
